import { compactVerify, createLocalJWKSet, importJWK, type JWK, type JSONWebKeySet } from 'jose';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acceptedAlgorithms } from './provider.ts';

interface Vectors<Key> {
  readonly testGroups: readonly {
    readonly public?: Key;
    readonly private: Key;
    readonly tests: readonly { readonly tcId: number; readonly jws: string; readonly result: 'valid' | 'invalid' }[];
  }[];
}

const file = (name: string) =>
  `${import.meta.dirname}/../../../../../shared/data/vectors/wycheproof-json_web_${name}_test.json`;
const missing = (name: string) => !existsSync(file(name));

/** Vectors for which `holds` and Wycheproof disagree, by their number; and how many there are. */
async function exceptions<Key>(name: string, holds: (jws: string, key: Key) => Promise<unknown>) {
  const { testGroups } = JSON.parse(readFileSync(file(name), 'utf8')) as Vectors<Key>;
  const all = testGroups.flatMap(({ tests, ...group }) =>
    tests.map((test) => ({ ...test, key: group.public ?? group.private })),
  );
  const judged = await Promise.all(
    all.map(async ({ tcId, jws, key, result }) => {
      const verdict = await holds(jws, key).then(
        () => 'valid',
        () => 'invalid',
      );
      return verdict === result ? [] : [{ tcId, verdict }];
    }),
  );
  const but = (kind: string) => judged.flat().flatMap(({ tcId, verdict }) => (verdict === kind ? [tcId] : []));
  return { total: all.length, refused: but('invalid'), accepted: but('valid') };
}

it.skipIf(missing('signature'))('signatures are judged as Wycheproof judges them, but for twelve (T08)', async () => {
  const result = await exceptions<JWK & { alg: string }>('signature', async (jws, key) =>
    compactVerify(jws, await importJWK(key, key.alg), { algorithms: [key.alg] }),
  );
  expect(result).toEqual({
    total: 401,
    // Keys for another algorithm than the signature's, and invalid letters in base64.
    refused: [346, 347, 350, 351, 372, 373],
    // Spaces and padding in base64; all with a shared secret, which `acceptedAlgorithms` leaves out.
    accepted: [360, 365, 367, 368, 370, 375],
  });
});

it.skipIf(missing('key'))('keys of a set are judged as Wycheproof judges them, but for six (T09)', async () => {
  const named = ['none', 'HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512'];
  const algorithms = acceptedAlgorithms([...named, 'EdDSA']);
  const result = await exceptions<JWK | JSONWebKeySet>('key', async (jws, key) =>
    compactVerify(jws, createLocalJWKSet('keys' in key ? (key as JSONWebKeySet) : { keys: [key as JWK] }), {
      algorithms,
    }),
  );
  expect(result).toEqual({
    total: 26,
    // Shared secrets of any length.
    refused: [2, 13, 14, 15],
    // An RSA key with the ROCA weakness, and one with the exponent 1: the provider's own keys are trusted.
    accepted: [7, 9],
  });
});

it('no algorithm is accepted with which anybody else could have signed (T05)', () => {
  expect(acceptedAlgorithms(['none', 'HS256', 'ES256', 'RS256'])).toEqual(['ES256', 'RS256']);
  expect(acceptedAlgorithms()).toEqual(['RS256']);
});
