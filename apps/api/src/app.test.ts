import { operations } from '@social-shop/api-contract';
import { routeOf } from '@social-shop/api-contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from './testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Schemas without named properties or items that allow any key: records. */
function mapsIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isMap =
    'patternProperties' in schema || ('additionalProperties' in schema && schema.additionalProperties !== false);
  return [...(isMap ? [schema] : []), ...Object.values(schema).flatMap(mapsIn)];
}

describe('the contract', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('serves %s', (_id, call) => {
    const { method, rank } = call;
    const constraints = rank === undefined ? {} : { rank };
    expect(platform.app.hasRoute({ method, url: routeOf(call), constraints })).toBe(true);
  });

  it('has no object keyed by data, except where a call says so', () => {
    const withMaps = operations.filter((operation) =>
      [operation.params, operation.query, operation.body, operation.response].some((part) => mapsIn(part).length > 0),
    );
    expect(withMaps).toEqual(operations.filter(({ opaqueKeys }) => opaqueKeys));
  });

  it('is published as an OpenAPI document with every operation, and as a page', async () => {
    const document = (await platform.app.inject('/docs/json')).json();
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    // Pictures are not calls of the contract: responses name their URLs.
    const pictures = ['images.get', 'images.getByWidth', 'images.getBySize'];
    // A path of the document has one operation per method.
    const known = operations.filter(({ rank }) => rank === undefined).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...pictures, ...known].toSorted());
    const page = await platform.app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });
});
