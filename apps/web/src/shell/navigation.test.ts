import { expect, it } from 'vitest';
import { dealsNavigation } from './dealsNavigation.ts';
import { isShownTo, navigation, type Place } from './navigation.ts';

const all = [...navigation, ...dealsNavigation];
const idsOf = (place: Place, member: boolean) =>
  all.filter(({ places, shownTo }) => places.includes(place) && isShownTo(shownTo, member)).map(({ id }) => id);

it('names every link once', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it('shows a link to whom it is for', () => {
  expect([isShownTo('all', true), isShownTo('members', true), isShownTo('guests', true)]).toEqual([true, true, false]);
  expect([isShownTo('all', false), isShownTo('members', false), isShownTo('guests', false)]).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([false, true])('keeps from the phone nothing that a wide window shows; signed in: %s', (member) => {
  const idsIn = (...places: readonly Place[]) => places.flatMap((place) => idsOf(place, member));
  const wide = idsIn('bar', 'deals', 'barText', 'barButton');
  expect(idsIn('phone', 'deals', 'phoneEnd')).toEqual(expect.arrayContaining(wide));
});

it.each([
  [false, ['logIn', 'signUp']],
  [true, ['signOut']],
])('leads in or out of an account from the footer, which needs no script; signed in: %s', (member, ways) => {
  expect(idsOf('footer', member)).toEqual(expect.arrayContaining(ways));
});

it('returns from signing in to the page where it began', () => {
  const here = '/posts/1?next=2';
  for (const { href } of navigation.filter(({ shownTo }) => shownTo === 'guests')) {
    expect(new URL(href(here), 'https://shop.test').searchParams.get('from')).toBe(here);
  }
});
