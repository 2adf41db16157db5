import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { visitorOnOwnMachine } from './visitorHeaders.ts';

// K-X02
it('treats a visitor as one of this machine only if nothing contradicts it', () => {
  const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    ({ raw: { headers: { host: 'localhost:4200', ...headers }, socket: { remoteAddress } } }) as never;
  const here = visitorOnOwnMachine(readEnv({}));
  expect(here(request({}))).toBe(true);
  expect(here(request({}, '192.0.2.2'))).toBe(false);
  expect(here(request({ host: 'evil.test:4200' }))).toBe(false);
  expect(here(request({ 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
  expect(visitorOnOwnMachine(readEnv({ PUBLIC_URL: 'https://shop.example' }))(request({}))).toBe(false);
});

it('shows developer messages only on one’s own machine', () => {
  expect(() => readEnv({ SHOW_DEVELOPER_MESSAGES: 'on', PUBLIC_URL: 'https://shop.example' })).toThrow(
    /SHOW_DEVELOPER_MESSAGES is 'on', expected 'off'/,
  );
  expect(readEnv({ SHOW_DEVELOPER_MESSAGES: 'on' }).showDeveloperMessages).toBe(true);
});
