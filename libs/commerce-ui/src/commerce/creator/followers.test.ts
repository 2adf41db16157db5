import { createIntl } from '@social-shop/i18n';
import { expect, it } from 'vitest';
import { formatFollowers } from './followers.ts';

const intl = createIntl({ locale: 'en', messages: {} });

it.each([
  [0, '0 followers', '0 followers'],
  [1, '1 follower', '1 follower'],
  [999, '999 followers', '999 followers'],
  [1000, '1K followers', '1,000 followers'],
  [18_432, '18.4K followers', '18,432 followers'],
  [1_250_000, '1.3M followers', '1,250,000 followers'],
])('formats %s followers for the screen and for screen readers', (count, shown, said) => {
  expect(formatFollowers(intl, count)).toEqual({ shown, said });
});
