import { expect, it } from 'vitest';
import { isShownTo, navigation, type Place } from './navigation.ts';

const idsOf = (place: Place, member: boolean) =>
  navigation.filter(({ places, shownTo }) => places.includes(place) && isShownTo(shownTo, member)).map(({ id }) => id);

it('names every link once', () => {
  expect(new Set(navigation.map(({ id }) => id)).size).toBe(navigation.length);
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
  const wide = [...idsOf('bar', member), ...idsOf('barText', member), ...idsOf('barButton', member)];
  expect(idsOf('phone', member)).toEqual(expect.arrayContaining(wide));
});

it.each([
  [false, ['logIn', 'signUp']],
  [true, ['signOut']],
])('leads in or out of an account from the footer, which needs no script; signed in: %s', (member, ways) => {
  expect(idsOf('footer', member)).toEqual(expect.arrayContaining(ways));
});

it('comes back from signing in to the page where it began', () => {
  const here = '/posts/1?next=2';
  for (const { href } of navigation.filter(({ shownTo }) => shownTo === 'guests')) {
    expect(new URL(href(here), 'https://shop.test').searchParams.get('from')).toBe(here);
  }
});
