import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('has a default for everything, for one machine', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      apiPort: 4201,
      host: 'localhost',
      databaseUrl: undefined,
      apiUrl: 'http://localhost:4201',
      publicUrl: 'http://localhost:4200',
      imageBaseUrl: 'http://localhost:4200/images',
      trustProxy: [],
      faults: false,
      demoCatalogue: true,
      pictures: 'drawn',
    });
    expect(env.dataDir).toBe(join(import.meta.dirname, '../../../.data'));
  });

  it('builds addresses from the ports and the public address', () => {
    expect(readEnv({ API_PORT: '5001', PORT: '5000' })).toMatchObject({
      apiUrl: 'http://localhost:5001',
      imageBaseUrl: 'http://localhost:5000/images',
    });
    expect(readEnv({ PUBLIC_URL: 'https://shop.example/' }).imageBaseUrl).toBe('https://shop.example/images');
  });

  it('keeps an absolute data folder and takes an empty variable as unset', () => {
    const folder = join(import.meta.dirname, 'elsewhere');
    expect(isAbsolute(folder)).toBe(true);
    expect(readEnv({ DATA_DIR: folder, API_PORT: '' })).toMatchObject({ dataDir: folder, apiPort: 4201 });
  });

  it.each([
    ['API_PORT', '80x', 'a port from 1 to 65535'],
    ['API_PORT', '70000', 'a port from 1 to 65535'],
    ['PORT', '0', 'a port from 1 to 65535'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'an http or https address'],
    ['API_URL', 'shop.example', 'an http or https address'],
    ['DATABASE_URL', 'mysql://host/name', 'postgres://user:password@host:5432/name'],
    ['TRUST_PROXY', 'everyone', 'addresses or subnets'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['FAULTS', 'maybe', 'one of on, off'],
  ])('refuses %s=%s and says what is expected', (name, given, expected) => {
    expect(() => readEnv({ [name]: given })).toThrow(`${name} is '${given}', expected`);
    expect(() => readEnv({ [name]: given })).toThrow(expected);
  });

  it('names every bad variable at once, and no password', () => {
    const read = () => readEnv({ API_PORT: 'x', DATABASE_URL: 'mysql://me:secret@host/name' });
    expect(read).toThrow(/API_PORT[\s\S]*DATABASE_URL/);
    expect(read).not.toThrow(/secret/);
  });
});
