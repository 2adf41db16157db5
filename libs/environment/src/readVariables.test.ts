import { describe, expect, it } from 'vitest';
import { databaseAddress, oneOf, port, proxies, readVariables, text, webAddress } from './index.ts';

const specs = {
  PORT: port({ default: 4200 }),
  URL: webAddress({ default: undefined }),
  DATABASE: databaseAddress({ default: undefined }),
  PROXY: proxies({ default: [] }),
  LEVEL: oneOf('info', 'warn')({ default: 'info' }),
  NAME: text({ default: 'shop' }),
};

describe('readVariables', () => {
  it('returns defaults for missing and empty variables', () => {
    const { PORT, URL: url, PROXY, LEVEL, NAME } = readVariables({ PORT: '', NAME: ' ' }, specs);
    expect({ PORT, url, PROXY, LEVEL, NAME }).toEqual({
      PORT: 4200,
      url: undefined,
      PROXY: [],
      LEVEL: 'info',
      NAME: 'shop',
    });
  });

  it('removes slashes at the end of addresses, so that paths can follow', () => {
    expect(readVariables({ URL: 'https://shop.example//' }, specs).URL).toBe('https://shop.example');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '42x'],
    ['URL', 'ftp://shop.example'],
    ['URL', 'shop.example'],
    ['DATABASE', 'mysql://a'],
    ['PROXY', '10.0.0.0/99'],
    ['LEVEL', 'loud'],
  ])('refuses %s=%s by name, with the expected value', (name, given) => {
    expect(() => readVariables({ [name]: given }, specs)).toThrow(new RegExp(`${name} is '${given}', expected .+`));
  });

  it('names all bad variables at once, and no password', () => {
    const read = () => readVariables({ PORT: 'x', DATABASE: 'mysql://user:secret@host/name' }, specs);
    expect(read).toThrow(/PORT is 'x'[\s\S]*DATABASE is 'mysql:\/\/…@host\/name'/);
    expect(read).not.toThrow(/secret/);
  });
});
