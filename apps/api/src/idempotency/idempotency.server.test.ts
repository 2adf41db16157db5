import { idempotent, memberCall } from '@social-shop/api-contract/call';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createDatabase } from '../db/testing.ts';
import { createEmailUser } from '../identity/accounts.ts';
import { askForTokens } from '../identity/testing.ts';
import { serveOperation } from '../calls/serve.ts';
import { ApiFailure } from '../plugins/errors.ts';
import { startTestPlatform } from '../testing.ts';
import { idempotencyKeys } from './schema.ts';

/** Writes a note, unless there is one with the same text. */
const note = {
  id: 'test.addNote',
  params: Type.Object({ list: Type.String() }),
  query: Type.Object({ loud: Type.Optional(Type.Boolean({ default: false })) }),
  body: Type.Object({ text: Type.String(), colour: Type.Optional(Type.String()) }),
  response: Type.Object({ id: Type.String(), text: Type.String() }),
  status: 201,
} as const;
const addNote = idempotent(memberCall<typeof note>({ method: 'POST', path: '/test/lists/{list}/notes' }));
const clearing = { id: 'test.clearNotes', status: 204 } as const;
const clearNotes = idempotent(memberCall<typeof clearing>({ method: 'POST', path: '/test/clear' }));

/** The fate of a request, in a header that is not part of its hash. */
const fates = ['works', 'fails early', 'fails late', 'is refused', 'dies', 'finds'] as const;
type Fate = (typeof fates)[number];

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;
/** Two processes on one server, with ten connections each. */
let platforms: [Platform, Platform];
let tokens: [string, string];
const held = Promise.withResolvers<void>();
const begun = Promise.withResolvers<void>();

beforeAll(async () => {
  const url = await createDatabase(inject('databaseServer'));
  platforms = [await startPlatform(url), await startPlatform(url)];
  await platforms[0].database.pool.query('CREATE TABLE notes (id uuid, person text, key text, text text)');
  tokens = [await signIn('one'), await signIn('other')];
});
afterAll(() => Promise.all(platforms.map(({ close }) => close())));

async function startPlatform(url: string): Promise<Platform> {
  const platform = await startTestPlatform({ database: await openDatabase({ url }) });
  serveOperation(
    platform.app,
    { ...addNote, ...note },
    async ({ params, body: { text }, request: { headers }, reply, transaction }) => {
      const fate = headers['x-fate'];
      if (fate === 'fails early') throw new Error('on purpose');
      const id = randomUUID();
      const { authorization: person, 'idempotency-key': key = null } = headers;
      await transaction.execute(sql`insert into notes values (${id}, ${person}, ${key}, ${text})`);
      if (params.list === 'held') {
        begun.resolve();
        await held.promise;
      }
      for (let turn = 0; turn < Number(headers['x-turns'] ?? 0); turn += 1) await transaction.execute(sql`select 1`);
      if (fate === 'fails late') throw new Error('on purpose');
      if (fate === 'is refused') throw new ApiFailure(422, 'out-of-stock', 'None is left.');
      if (fate === 'dies') await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      if (fate === 'finds') reply.code(200);
      return { id, text };
    },
  );
  serveOperation(platform.app, { ...clearNotes, ...clearing }, async ({ transaction }) => {
    await transaction.execute(sql`delete from notes`);
  });
  return platform;
}

async function signIn(name: string): Promise<string> {
  const credentials = { email: `${name}@example.test`, password: 'a long password' };
  await createEmailUser(platforms[0].database.db, credentials);
  const form = { grant_type: 'password', username: credentials.email, password: credentials.password };
  return (await askForTokens(platforms[0].app, form, '/token/')).body.access_token;
}

interface Request {
  readonly process?: 0 | 1;
  readonly person?: 0 | 1;
  readonly key?: string | string[];
  readonly fate?: Fate;
  readonly turns?: number;
  readonly list?: string;
  readonly query?: string;
  readonly body?: object | string;
}

async function ask({
  process = 0,
  person = 0,
  key,
  fate,
  turns,
  list = 'mine',
  query = '',
  body = { text: 'a' },
}: Request) {
  const response = await platforms[process].app.inject({
    method: 'POST',
    url: `/test/lists/${list}/notes${query}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[person]}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(fate && { 'x-fate': fate }),
      ...(turns && { 'x-turns': `${turns}` }),
    },
    payload: body,
  });
  const { statusCode: status, headers, body: text } = response;
  const code = status >= 400 ? (response.json() as { error_code: string }).error_code : undefined;
  return { status, code, text, retryAfter: headers['retry-after'], type: headers['content-type'] };
}

async function notesOf(key: string, person: 0 | 1 = 0) {
  const { rows } = await platforms[0].database.pool.query<{ id: string; text: string }>(
    'SELECT id, text FROM notes WHERE key = $1 AND person = $2',
    [key, `Bearer ${tokens[person]}`],
  );
  return rows;
}

/** The possible responses to a request, given the note that exists in the end. */
const failures: Partial<Record<Fate, readonly [status: number, code: string]>> = {
  'fails early': [500, 'internal-error'],
  'fails late': [500, 'internal-error'],
  'is refused': [422, 'out-of-stock'],
  dies: [503, 'unavailable'],
};

it('in any order of requests a key has one effect and one response, or neither (T84)', async () => {
  const request = fc.record({
    process: fc.constantFrom(0, 1),
    person: fc.constantFrom(0, 1),
    key: fc.constantFrom('a', 'b'),
    fate: fc.oneof({ weight: 3, arbitrary: fc.constant<Fate>('works') }, fc.constantFrom<Fate>(...fates)),
    turns: fc.nat({ max: 4 }),
    body: fc.constantFrom({ text: 'x' }, { text: 'y' }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 16 }), async (requests) => {
      const run = randomUUID();
      const keyed = requests.map((one) => ({ ...one, key: `${run}-${one.key}` }));
      const responses = await Promise.all(keyed.map(ask));
      for (const [index, response] of responses.entries()) {
        const { key, person, fate, body } = keyed[index] ?? expect.unreachable();
        const notes = await notesOf(key, person);
        expect(notes.length).toBeLessThanOrEqual(1);
        const [note] = notes;
        if (response.status < 300) {
          expect(JSON.parse(response.text)).toEqual(note);
          expect(note?.text).toBe(body.text);
        } else if (response.code === 'idempotency-mismatch') {
          expect([response.status, note === undefined, note?.text === body.text]).toEqual([422, false, false]);
        } else {
          expect([response.status, response.code]).toEqual(failures[fate]);
        }
        if (note?.text !== body.text) continue;
        const again = await ask({ person, key, body, fate: 'fails early', process: index % 2 ? 0 : 1 });
        expect(JSON.parse(again.text)).toEqual(note);
      }
    }),
    { numRuns: 25 },
  );
});

it('more duplicates than connections get the same response, byte by byte', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => ask({ key: 'many', process: n % 2 ? 0 : 1, fate: 'finds', turns: 3 })),
  );
  expect(new Set(responses.map(({ status, text, type }) => `${status} ${type} ${text}`)).size).toBe(1);
  const [note] = await notesOf('many');
  expect(responses[0]).toMatchObject({
    status: 200,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(note),
  });
});

it('a duplicate that waits for five seconds gets a 409 to retry, and then the response', async () => {
  const first = ask({ key: 'held', list: 'held' });
  await begun.promise;
  const second = await ask({ key: 'held', list: 'held', process: 1 });
  expect(second).toMatchObject({ status: 409, code: 'conflict', retryAfter: '1' });
  held.resolve();
  const { text } = await first;
  expect((await ask({ key: 'held', list: 'held', process: 1 })).text).toBe(text);
});

describe('the same request', () => {
  it.each([
    ['in another order', '{ "colour": "red", "text": "a" }', ''],
    ['with unknown fields', '{"text":"a","colour":"red","also":{"b":1}}', '?unknown=1'],
    ['with an endless depth', `{"text":"a","colour":"red","also":${'['.repeat(9e4)}${']'.repeat(9e4)}}`, ''],
    ['with an explicit default', '{"text":"a","colour":"red"}', '?loud=false'],
  ])('%s gets the same response', async (what, body, query) => {
    const first = await ask({ key: `same-${what.length}`, body: { text: 'a', colour: 'red' } });
    expect(first.status).toBe(201);
    expect((await ask({ key: `same-${what.length}`, body, query })).text).toBe(first.text);
  });

  it('without a body has none again', async () => {
    const clear = () =>
      platforms[0].app.inject({
        method: 'POST',
        url: '/test/clear',
        headers: { authorization: `Bearer ${tokens[0]}`, 'idempotency-key': 'clear' },
      });
    expect([(await clear()).statusCode, (await ask({ key: 'clear' })).status]).toEqual([204, 201]);
    const again = await clear();
    expect([again.statusCode, again.body, (await notesOf('clear')).length]).toEqual([204, '', 1]);
  });
});

it.each([
  ['body', { body: { text: 'b' } }],
  ['field', { body: { text: 'a', colour: 'red' } }],
  ['query', { query: '?loud=true' }],
  ['path', { list: 'yours' }],
])('a request with another %s is refused', async (what, other) => {
  const key = `other-${what}`;
  expect((await ask({ key })).status).toBe(201);
  expect(await ask({ key, ...other })).toMatchObject({ status: 422, code: 'idempotency-mismatch' });
  expect(await notesOf(key)).toHaveLength(1);
});

it.each([
  ['is empty', ''],
  ['has a space', 'a b'],
  ['is not ASCII', 'schl\u00fcssel'],
  ['comes twice', ['a', 'b']],
  ['is too long', 'k'.repeat(256)],
])('a key that %s is refused', async (_what, key) => {
  expect(await ask({ key })).toMatchObject({ status: 400, code: 'invalid-request' });
});

it('without a key each request runs, and without a user there is no key', async () => {
  const [one, other] = [await ask({}), await ask({})];
  expect([one.status, other.status, one.text === other.text]).toEqual([201, 201, false]);
  const nobody = await platforms[0].app.inject({
    method: 'POST',
    url: '/test/clear',
    headers: { 'idempotency-key': 'a' },
  });
  expect(nobody.statusCode).toBe(401);
});

it('a key is free again after a day, whether or not its row still exists', async () => {
  const { db, pool } = platforms[0].database;
  const day = (hours: number) =>
    pool.query(`UPDATE idempotency_keys SET expires_at = expires_at - $1 * interval '1 hour'`, [hours]);
  const first = await ask({ key: 'day' });
  await day(23.9);
  expect((await ask({ key: 'day' })).text).toBe(first.text);
  await day(0.2);
  const second = await ask({ key: 'day', body: { text: 'b' } });
  expect([second.status, (await notesOf('day')).length]).toEqual([201, 2]);

  expect(await platforms[0].app.jobs.step('expire-idempotency-keys')).toBe('done');
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'day' }]);
});
