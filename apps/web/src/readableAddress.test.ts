import { expect, it } from 'vitest';
import { refusalOf } from './readableAddress.ts';

it.each([
  ...['/', '/home', '/home/', '/explore/maren.holt', '/explore/a%20b', '/hashtags/caf%C3%A9', '/hashtags/50%25'],
  ...['/a:b@c', '/...'],
])('%s may be a page', (path) => expect(refusalOf(path)).toBeUndefined());

it.each([
  ...['//', '//evil.test', '//x:y', '/a//b', '/a//', '/%2Fevil.test', '/%2f%2fx:y', '/..', '/a/../b', '/.//evil.test'],
  ...['/a/%2e%2e', '/explore/..%2f..%2fetc'],
])('%s is not a page', (path) => expect(refusalOf(path)).toBe(404));

it.each([
  ...['/\\evil.test', '/%5Cevil.test', '/%5c/x:y', '/%09/x:y', '/%09/javascript:alert(1)', '/%0A/x:y', '/%0D', '/%00'],
  ...['/%C2%85', '/%', '/%E0%A4%A', '/%zz', '/%C0%AF', '//%E0'],
])('%s cannot be read', (path) => expect(refusalOf(path)).toBe(400));
