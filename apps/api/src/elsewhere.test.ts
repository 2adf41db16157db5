import { describe, expect, it } from 'vitest';
import { requireSettingsElsewhere } from './elsewhere.ts';
import { readEnv } from './env.ts';

const start = (variables: Record<string, string>) => () => requireSettingsElsewhere(readEnv(variables));

const complete = {
  PUBLIC_URL: 'https://shop.example',
  CATALOG: 'none',
  FEDERATED_ISSUER: 'https://accounts.google.com',
  FEDERATED_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example:587',
};

// K-X02, K-X03, K-X04
describe('a start for visitors on other machines', () => {
  it('names everything that it needs, at once', () => {
    for (const name of ['CATALOG=none', 'FEDERATED_ISSUER', 'SMTP_URL']) {
      expect(start({ PUBLIC_URL: 'https://shop.example' })).toThrow(name);
    }
    expect(start({ ...complete, FAULTS: 'on' })).toThrow('FAULTS=off');
  });

  it.each(['CATALOG', 'FEDERATED_ISSUER', 'FEDERATED_CLIENT_SECRET', 'SMTP_URL'])('needs %s', (name) => {
    expect(start({ ...complete, [name]: '' })).toThrow(name);
  });

  it('needs nothing else, and on one’s own machine nothing at all', () => {
    expect(start(complete)).not.toThrow();
    for (const own of ['', 'http://localhost:4200', 'http://127.0.0.1']) {
      expect(start({ PUBLIC_URL: own, HOST: '0.0.0.0', FAULTS: 'on' })).not.toThrow();
    }
  });
});
