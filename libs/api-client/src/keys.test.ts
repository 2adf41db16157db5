import { operations } from '@social-shop/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelizeKeys, snakeizeKeys } from './keys.ts';

/** A schema as the walk sees it: plain JSON Schema. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Every key of a schema. */
function walk({ properties = {}, anyOf = [], allOf = [], items }: Schema, keys: Set<string>) {
  for (const [key, value] of Object.entries(properties)) {
    keys.add(key);
    walk(value, keys);
  }
  for (const part of [...anyOf, ...allOf, ...(items ? [items] : [])]) walk(part, keys);
}

const contract = new Set<string>();
for (const { params, query, body, response } of operations) {
  for (const schema of [params, query, body, response]) if (schema) walk(schema as Schema, contract);
}

const onlyKey = (value: unknown) => Object.keys(value as object)[0];

it('keys of the contract survive the conversion to code and back (T54)', () => {
  expect(contract).toContain('hero_image_color');
  for (const key of contract) expect(onlyKey(snakeizeKeys(camelizeKeys({ [key]: 1 })))).toBe(key);
});

describe('conversion', () => {
  it('changes keys at any depth, and no values', () => {
    const wire = { post_ids: ['snake_value'], meta: { next_url: '/a_b', list: [{ is_new: null }] } };
    expect(camelizeKeys(wire)).toEqual({
      postIds: ['snake_value'],
      meta: { nextUrl: '/a_b', list: [{ isNew: null }] },
    });
    expect(snakeizeKeys(camelizeKeys(wire))).toEqual(wire);
  });

  it('leaves a map keyed by data unchanged if its call declares it (T55)', () => {
    const data = { utm_source: 'mail', 'zh-Hant': 1, someKey: true };
    expect(camelizeKeys({ events: [{ size_chart: data }] }, ['size_chart'])).toEqual({ events: [{ sizeChart: data }] });
    expect(snakeizeKeys({ events: [{ sizeChart: data }] }, ['size_chart'])).toEqual({ events: [{ size_chart: data }] });
    expect(camelizeKeys({ size_chart: data }, ['other'])).toEqual({
      sizeChart: { utmSource: 'mail', 'zh-Hant': 1, someKey: true },
    });
  });

  it('converts texts with the caller’s function, except in data', () => {
    const upper = (text: string) => text.toUpperCase();
    const wire = { cover_url: 'a', list: ['b', 1, null], size_chart: { text: 'c' } };
    const code = { coverUrl: 'A', list: ['B', 1, null], sizeChart: { text: 'c' } };
    expect(camelizeKeys(wire, ['size_chart'], upper)).toEqual(code);
  });

  it('refuses two keys that become one (T55)', () => {
    expect(() => camelizeKeys({ object_id: 1, objectId: 2 })).toThrow('objectId');
    expect(() => snakeizeKeys({ objectId: 1, object_id: 2 })).toThrow('object_id');
  });

  it.each([new FormData(), new Blob(['x']), new URLSearchParams('a_b=1'), new Date(0)])(
    'passes %s untouched',
    (value) => {
      expect(camelizeKeys(value)).toBe(value);
      expect(snakeizeKeys({ value })).toEqual({ value });
    },
  );

  it.each([
    '{"__proto__":{"is_admin":true}}',
    '{"____proto____":{"is_admin":true}}',
    '{"__proto____":{"is_admin":true}}',
    '{"constructor":{"prototype":{"is_admin":true}}}',
    '{"list":[{"__proto__":{"is_admin":true},"proto_type":1}]}',
  ])('changes no prototype with %s (T53)', (text) => {
    const result = camelizeKeys(JSON.parse(text)) as Record<string, unknown>;
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(result.isAdmin).toBeUndefined();
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    for (const item of [result.list].flat())
      expect((item as { isAdmin?: unknown } | undefined)?.isAdmin).toBeUndefined();
  });

  it('never changes a prototype, with any JSON (T53)', () => {
    const key = fc.oneof(fc.string(), fc.stringMatching(/^[_a-z]{1,16}$/), fc.constantFrom('__proto__', 'constructor'));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 0 }), fc.array(tie('value')), tie('object')),
      object: fc.array(fc.tuple(key, tie('value'))).map((entries) => Object.fromEntries(entries) as unknown),
    }));
    const clean = (item: unknown): boolean =>
      typeof item !== 'object' ||
      item === null ||
      ((Array.isArray(item) || Object.getPrototypeOf(item) === Object.prototype) && Object.values(item).every(clean));
    fc.assert(
      fc.property(value, (json) => {
        try {
          return clean(camelizeKeys(JSON.parse(JSON.stringify(json))));
        } catch (error) {
          return /^(two keys become|number beyond|nested too deep)/.test((error as Error).message);
        }
      }),
    );
  });
});
