import { createApiClient } from '@social-shop/api-client';
import { operations } from '@social-shop/api-contract';
import { memberCall, nameOf, publicCall, sensitiveCall, type Call } from '@social-shop/api-contract/call';
import { fixtureId } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { tellingUnkeepable } from './noteUnkeepable.ts';
import { shareResponses } from './sharedResponses.ts';
import { createVisitorFetch } from '../session/visitorFetch.ts';
import type { Visitor } from '../session/visitors.ts';

/** One of each kind, whichever the contract has. */
const perPerson: readonly Call[] = [
  publicCall({ method: 'GET', path: '/v9/ranked' }),
  memberCall({ method: 'GET', path: '/v9/likes' }),
  memberCall({ method: 'POST', path: '/v9/search', readsOnly: true }),
  memberCall({ method: 'POST', path: '/v9/likes' }),
  sensitiveCall({ method: 'DELETE', path: '/v9/account' }),
];
const calls = [...operations, ...perPerson].map((call) => [nameOf(call), call] as const);

/** A client of any call, whose platform responds to all of them. */
async function make(call: Call, response = Response.json({})) {
  let keepable = true;
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch: async () => response });
  const telling = tellingUnkeepable(api, () => void (keepable = false)) as (
    call: Call,
    parts: object,
  ) => Promise<unknown>;
  await telling(call, { params: paramsOf(call) }).catch(() => undefined);
  return keepable;
}

/** Something for each parameter of a call's path. */
function paramsOf({ path }: Call) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(names.map((name) => [camel(name), fixtureId(1)]));
}

it.each(calls)(
  'a page that has made %s is kept for others only if the response is the same for all (W3, W37)',
  async (_, call) => {
    expect(await make(call)).toBe(call.sameForAll === true);
  },
);

it.each(calls)('a page in which %s has failed is not kept', async (_, call) => {
  expect(await make(call, Response.json({}, { status: 400 }))).toBe(false);
});

it.each(calls)('%s carries the visitor only if its response depends on it (W3)', async (_, call) => {
  const sent: Headers[] = [];
  const session = { tokens: { accessToken: 'token' }, user: { userId: fixtureId(1) } };
  const visitor = { session, over: false, fresh: async () => session, confirmed: async () => true };
  const visitorFetch = createVisitorFetch({
    async fetch(input, init) {
      sent.push(new Request(input, init).headers);
      return Response.json({});
    },
    accepts: async () => true,
    onUnavailable: () => undefined,
  });
  await visitorFetch(visitor as unknown as Visitor)('https://platform.test/', { method: call.method }, call);
  const carried = sent.map((headers) => [headers.get('authorization'), headers.get('x-user-id')]);
  expect(carried).toEqual([call.sameForAll ? [null, null] : ['Bearer token', fixtureId(1)]]);
});

it.each(calls)(
  '%s of two visitors is made once for both only if it is a read that is the same for all',
  async (_, call) => {
    const made: string[] = [];
    const clientOf = (name: string) => ({
      baseUrl: 'https://platform.test',
      async fetch() {
        made.push(name);
        // Not in the contract, so the response is not validated.
        return Response.json({ name }, { status: 200 });
      },
    });
    const shared = shareResponses(clientOf('nobody'));
    const visitors = ['ana', 'ben'].map(
      (name) => shared(createApiClient(clientOf(name))) as (call: Call, parts: object) => Promise<unknown>,
    );
    for (const ask of [...visitors, ...visitors]) await ask(call, { params: paramsOf(call) }).catch(() => undefined);
    const own = ['ana', 'ben', 'ana', 'ben'];
    if (call.method === 'GET' && call.sameForAll) expect(new Set(made)).toEqual(new Set(['nobody']));
    else expect(made).toEqual(own);
  },
);
