import fc from 'fast-check';
import { Type, type TObject, type TSchema } from 'typebox';
import { Check, Clean, Create, Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { isRead, nameOf, pathOf, type Access } from './call.ts';
import { operations, operationsByName } from './operations.ts';
import { ErrorBody } from './wire.ts';

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** An array as `includes[]=`, which section 7 spells so for one call. */
const QUERY_KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*(\[\])?$/;

/** Every schema within a schema, itself first, with the place of each. */
function* within(schema: TSchema, place = ''): Generator<readonly [string, TSchema]> {
  yield [place, schema];
  for (const [key, property] of Object.entries(Type.IsObject(schema) ? schema.properties : {})) {
    yield* within(property, `${place}.${key}`);
  }
  if (Type.IsArray(schema)) yield* within(schema.items, `${place}[]`);
  if (Type.IsUnion(schema)) for (const member of schema.anyOf) yield* within(member, place);
}

const keysOf = (schema: TSchema) =>
  [...within(schema)].flatMap(([, inner]) => (Type.IsObject(inner) ? Object.keys(inner.properties) : []));

const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

/** The smallest value of a schema: formats and patterns, which `Create` cannot invent, get an example that keeps them. */
function example(schema: TSchema): unknown {
  if (Type.IsObject(schema)) {
    const entries = Object.entries(schema.properties).map(([key, property]) => [key, example(property)]);
    return Object.fromEntries(entries);
  }
  if (Type.IsArray(schema)) return [example(schema.items)];
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum[0];
  if (Type.IsString(schema)) {
    const candidates = [
      '00000000-0000-4000-8000-000000000001',
      '2026-11-24T09:30:00.000Z',
      'USD',
      '#d9d6d0',
      'f'.repeat(32),
      'uk',
      '2026-11-24',
      'a.b',
      '12',
    ];
    const fitting = candidates.find((candidate) => Check(schema, candidate));
    if (fitting === undefined) throw new Error(`Add an example of ${JSON.stringify(schema)} to this test.`);
    return fitting;
  }
  return Create(schema);
}

it('names every call once, by its id and by its method and path', () => {
  expect(operations.length).toBeGreaterThan(0);
  expect(repeated(operations.map(({ id }) => id))).toEqual([]);
  // A parameter's name tells no two addresses apart.
  const addresses = operations.map((operation) =>
    nameOf({ ...operation, path: operation.path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '') }),
  );
  expect(repeated(addresses)).toEqual([]);
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const { method, path, params, query, body, response, status } = operation;
  const parts = Object.entries({ params, query, body, response }).filter(
    (part): part is [string, TObject] => part[1] !== undefined,
  );

  it('has an id that can be an operationId, and a versioned path', () => {
    expect(id).toMatch(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/);
    expect(path).toMatch(/^(\/legacy)?\/v\d+\/[a-z0-9_/{}-]+$/);
  });

  it('has a schema for exactly the parameters of its path', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.properties ?? {}).toSorted()).toEqual(inPath.toSorted());
    expect((params?.required ?? []).toSorted()).toEqual(inPath.toSorted());
  });

  it('carries a body only where its method may', () => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
    expect(response === undefined, 'no response body').toBe(status === 204);
    // 201 is for what a POST made.
    if (status === 201) expect(method).toBe('POST');
  });

  it('spells its keys in snake_case (W2)', () => {
    const ofQuery = keysOf(query ?? Type.Object({})).filter((key) => !QUERY_KEY.test(key));
    const ofOthers = [params, body, response].flatMap((schema) => (schema ? keysOf(schema) : []));
    expect([...ofQuery, ...ofOthers.filter((key) => !SNAKE_CASE.test(key))]).toEqual([]);
  });

  it('responds with an object that contains no map (W12)', () => {
    if (!response) return;
    expect(Type.IsObject(response)).toBe(true);
    expect([...within(response)].filter(([, schema]) => Type.IsRecord(schema)).map(([place]) => place)).toEqual([]);
  });

  it('names exactly the fields whose keys are data (W2)', () => {
    const maps = parts.flatMap(([, part]) => [...within(part)].filter(([, schema]) => Type.IsRecord(schema)));
    const names = maps.map(([place]) => place.split('.').at(-1) ?? '');
    expect([...new Set(names)]).toEqual(operation.opaqueKeys ?? []);
  });

  it('takes exactly the rank that tells it from another call at its address (W9)', () => {
    const sameAddress = operations.filter((other) => other.method === method && other.path === path);
    if (operation.rank === undefined)
      return expect(sameAddress.filter(({ rank }) => rank === undefined)).toEqual([operation]);
    expect(sameAddress.length).toBeGreaterThan(1);
    const allows = (rank: string) => query !== undefined && Check(Type.Pick(query, ['rank']), { rank });
    expect([allows(operation.rank), allows('24h')]).toEqual([true, false]);
    for (const other of sameAddress)
      if (other !== operation)
        expect(Check(other.query ?? Type.Object({}), { limit: 1, rank: operation.rank })).toBe(false);
  });

  it('declares who may make it, and is not the same for all if it is personal (W37)', () => {
    expect(['public', 'member', 'sensitive'] satisfies Access[]).toContain(operation.access);
    if (operation.access !== 'public') expect(operation.sameForAll).toBeUndefined();
  });

  it('only reads, or is a write whose repetition is known (W11, W37)', () => {
    if (operation.readsOnly) expect(method).toBe('POST');
    if (operation.idempotent)
      expect([method, isRead(operation), operation.access === 'public']).toEqual(['POST', false, false]);
  });

  it('takes at most 128 ids a call, and pages of at most 128 (W16)', () => {
    for (const [place, schema] of query ? within(query) : []) {
      if (Type.IsArray(schema) && /ids\b|hashes|names/.test(place)) {
        expect(schema, place).toMatchObject({ maxItems: 128 });
      }
      if (place === '.limit') expect(schema).toMatchObject({ minimum: 1, maximum: 128 });
    }
  });

  it.each(parts)(
    'has a valid schema for its %s, which keeps an example as it is and refuses a broken one',
    (_, schema) => {
      const sent = example(schema);
      const received: unknown = Clean(schema, JSON.parse(JSON.stringify(sent)));
      expect([...Errors(schema, received)]).toEqual([]);
      expect(received).toEqual(sent);
      for (const required of schema.required ?? []) {
        expect(Check(schema, { ...(sent as object), [required]: undefined })).toBe(false);
      }
      // Plain JSON is what the OpenAPI document gets.
      expect(JSON.parse(JSON.stringify(schema))).toMatchObject({ type: 'object' });
    },
  );
});

it('words every failure as W4 has it', () => {
  expect(Check(ErrorBody, { error_code: 'not-found', developer_message: 'no such post' })).toBe(true);
  expect(Check(ErrorBody, { developer_message: 'no such post' })).toBe(false);
});

it('finds an operation by its call', () => {
  for (const operation of operations) expect(operationsByName.get(nameOf(operation))).toBe(operation);
});

describe('a path', () => {
  const call = { path: '/v3/posts/{post_id}/products' };
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', 'a/b', 'a\\b', '%2e%2e', '?', '#'));

  it('keeps each parameter unchanged in one segment, or refuses it (T39)', () => {
    fc.assert(
      fc.property(value, (id) => {
        let path;
        try {
          path = pathOf(call, { post_id: id });
        } catch {
          return;
        }
        const { pathname, search, hash } = new URL(path, 'https://platform.test');
        const [empty, version, posts, segment = '', products, ...more] = pathname.split('/');
        expect([empty, version, posts, products, more, search, hash]).toEqual([
          '',
          'v3',
          'posts',
          'products',
          [],
          '',
          '',
        ]);
        expect(decodeURIComponent(segment)).toBe(id);
      }),
    );
  });

  it.each(['', '.', '..', 'a/b', 'a\\b', 'a\0b', '\ud800'])('refuses %j', (id) => {
    expect(() => pathOf(call, { post_id: id })).toThrow();
  });

  it('takes an id with anything else in it', () => {
    expect(pathOf(call, { post_id: 'é?#%' })).toBe('/v3/posts/%C3%A9%3F%23%25/products');
  });
});
