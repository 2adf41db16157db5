import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { eventBuilders, eventsPage } from './events.ts';

/** The events of the specification (both documents) that existing features send. */
const SPECIFIED = [
  'page',
  '/scroll/{feed}',
  '/open-mobile-web-menu',
  'login',
  'signup',
  'unfollow',
  'unfollow/cancel',
  'unfollow/confirm',
];

/** Events that nothing sends yet: of favorites, carts, banners and the creator application. */
const LATER = [
  '/wish',
  '/unwish',
  '/cart-deleted',
  '/open-app',
  '/dismiss-web-vpm',
  '/creator-application-cta-clicked',
];

const builders = eventBuilders();

it('lists the events of all libraries in docs/events.md', async () => {
  expect(builders.length).toBeGreaterThan(8);
  const file = join(root, 'docs/events.md');
  const page = await format(eventsPage(builders), { ...(await resolveConfig(file)), parser: 'markdown' });
  await expect(page).toMatchFileSnapshot(file);
});

it('has each event that the specification names, to the letter, and gives no other a name like those', () => {
  const names = builders.map(({ name }) => name);
  const known = names.filter((name) => SPECIFIED.includes(name) || LATER.includes(name));
  expect(known.filter((name) => !LATER.includes(name)).sort()).toEqual([...SPECIFIED].sort());
  for (const name of names.filter((each) => each.startsWith('/'))) expect(known).toContain(name);
});

it('names each event once, after its library unless the specification does', () => {
  expect(new Set(builders.map(({ name }) => name)).size).toBe(builders.length);
  for (const { library, name } of builders)
    if (!SPECIFIED.includes(name) && !LATER.includes(name)) expect(name.startsWith(`${library}.`)).toBe(true);
});

it('says of each event when it happens, and names no property after a person', () => {
  for (const { name, when, properties } of builders) {
    expect(when, name).toMatch(/^[A-Z].*\.$/);
    expect(properties.filter((property) => /mail|token|code|state|user/i.test(property))).toEqual([]);
  }
});
