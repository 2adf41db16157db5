import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase, type Database, type Db } from '../db/database.ts';
import { createDatabase } from '../db/testing.ts';
import { attempts } from '../identity/schema.ts';
import { expiry } from './expiry.ts';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

/** Simulates two processes on one database. */
let processes: [Database, Database];
beforeAll(async () => {
  const url = await createDatabase(inject('databaseServer'));
  processes = [await openDatabase({ url }), await openDatabase({ url })];
  await processes[0].pool.query('CREATE TABLE notes (text text)');
});
beforeEach(() => processes[0].pool.query('TRUNCATE notes'));
afterAll(() => Promise.all(processes.map(({ close }) => close())));

const lines: object[] = [];
const log = { info: (line: object) => void lines.push(line), error: (line: object) => void lines.push(line) };
const runnersOf = (...jobs: Job[]) =>
  processes.map(({ db }) => new JobRunner({ db, log, jobs })) as [JobRunner, JobRunner];
const job = (name: string, step: Job['step']): Job => ({ name, everyMs: 1, step });

const note = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`);
const notes = async () =>
  (await processes[0].pool.query('SELECT text FROM notes')).rows.map(({ text }) => text as string);
const pidOf = async (db: Db) => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

it('two processes never run a job at the same time', async () => {
  let inside = 0;
  const most: number[] = [];
  const counting = job('counting', async (db) => {
    inside += 1;
    most.push(inside);
    await note(db, 'counted');
    inside -= 1;
    return false;
  });
  const [one, other] = runnersOf(counting);
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).step('counting')));
  expect(Math.max(...most)).toBe(1);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(most.length);
  expect(await notes()).toHaveLength(most.length);
});

it('a batch of a process that dies is rolled back, and the next process runs the job', async () => {
  const begun = Promise.withResolvers<number | undefined>();
  const goOn = Promise.withResolvers<void>();
  const [one, other] = runnersOf(
    job('held', async (db) => {
      await note(db, 'held');
      begun.resolve(await pidOf(db));
      await goOn.promise;
      return false;
    }),
    job('free', async () => false),
  );
  const dying = one.step('held');
  const pid = await begun.promise;
  expect([await other.step('held'), await other.step('free')]).toEqual(['elsewhere', 'done']);

  await processes[1].pool.query('SELECT pg_terminate_backend($1)', [pid]);
  goOn.resolve();
  await expect(dying).rejects.toThrow();
  expect(await notes()).toEqual([]);
  await expect.poll(() => other.step('held')).toBe('done');
  expect(await notes()).toEqual(['held']);
});

it('a batch is limited, and spares rows that are valid or renewed meanwhile', async () => {
  const { db, pool } = processes[0];
  const now = new Date('2026-11-30T12:00:00.000Z');
  const rows = Array.from({ length: 2_600 }, (_, n) => ({
    key: `${n}`,
    count: 1,
    until: new Date(now.getTime() + (n < 2_500 ? -1 : 1)),
  }));
  await db.insert(attempts).values(rows);
  const [one] = runnersOf(expiry('expire', attempts, attempts.until));
  expect([await one.step('expire', now), await db.$count(attempts)]).toEqual(['more', 1_600]);
  expect([await one.step('expire', now), await db.$count(attempts)]).toEqual(['more', 600]);

  const renewing = await processes[1].pool.connect();
  await renewing.query('BEGIN');
  await renewing.query(`UPDATE attempts SET until = $1 WHERE until < $2`, [new Date(now.getTime() + 1), now]);
  const step = one.step('expire', now);
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rows[0].n).toBe(1);
  await renewing.query('COMMIT');
  renewing.release();
  expect([await step, await db.$count(attempts)]).toEqual(['done', 600]);
});

it('a failure is logged, and stops neither the job nor others; a stop waits for the batch', async () => {
  lines.length = 0;
  const third = Promise.withResolvers<void>();
  const batch = Promise.withResolvers<void>();
  let failures = 0;
  let isFinished = false;
  const [runner] = runnersOf(
    job('failing', async () => {
      failures += 1;
      if (failures === 3) third.resolve();
      throw new Error('on purpose');
    }),
    job('slow', async (db) => {
      await batch.promise;
      await note(db, 'slow');
      isFinished = true;
      return true;
    }),
  );
  runner.start();
  await third.promise;
  const stopped = runner.stop();
  batch.resolve();
  await stopped;
  expect(isFinished).toBe(true);
  expect(await notes()).toEqual(['slow']);
  expect(lines).toContainEqual(expect.objectContaining({ job: 'slow', batches: 1 }));
  expect(lines).toContainEqual({ job: 'failing', err: expect.objectContaining({ message: 'on purpose' }) });
  expect(failures).toBe(3);
});

it('two jobs with one name are refused, and so is an unknown name', async () => {
  expect(() =>
    runnersOf(
      job('twice', async () => false),
      job('twice', async () => false),
    ),
  ).toThrow('same name');
  await expect(runnersOf()[0].step('none')).rejects.toThrow('no job none');
});
