import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../identity/schema.ts';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let agent: typeof ana;

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo, agent] = [await platform.member(), await platform.member(), await platform.member()];
  await platform.database.db.update(users).set({ role: 'support' }).where(eq(users.id, agent.userId));
});
afterAll(() => platform.close());

it('stores one report of a person and post, and lists all of them for agents only, newest first', async () => {
  const [first, second] = [await platform.insert.post(), await platform.insert.post()];
  const report = (person: typeof ana, ltkId: string, reason: string) =>
    person.call('POST', '/v2/ltk_reports/', { ltk_id: ltkId, reason });
  const made = await report(ana, first.id, 'misleading');
  expect(made).toEqual({
    status: 201,
    body: {
      ltk_report: {
        id: expect.any(String),
        ltk_id: first.id,
        reason: 'misleading',
        reported_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      },
    },
  });
  expect(await report(ana, first.id, 'other')).toEqual({ ...made, status: 200 });
  await report(bo, first.id, 'rights');
  await report(ana, second.id, 'offensive');

  const listed: { reason: string }[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const { body } = await agent.call('GET', `/v2/ltk_reports/?limit=2${next && `&next=${next}`}`);
    listed.push(...body.ltk_reports);
    next = body.meta.next;
  }
  expect(listed.map(({ reason }) => reason)).toEqual(['offensive', 'rights', 'misleading']);
  expect(JSON.stringify(listed)).not.toContain(ana.userId);
  expect((await ana.call('GET', '/v2/ltk_reports/')).status).toBe(403);
  expect((await platform.call('GET', '/v2/ltk_reports/')).status).toBe(401);

  const shown = await platform.app.inject({ url: '/reports', headers: { host: 'localhost' } });
  expect(shown.body).toContain(second.id);
  expect((await platform.app.inject({ url: '/reports', headers: { host: 'shop.example' } })).statusCode).toBe(404);
});

it('refuses other reasons and posts that do not exist', async () => {
  const { id } = await platform.insert.post();
  expect((await ana.call('POST', '/v2/ltk_reports/', { ltk_id: id, reason: 'boring' })).status).toBe(400);
  expect((await ana.call('POST', '/v2/ltk_reports/', { ltk_id: randomUUID(), reason: 'other' })).status).toBe(404);
});
