import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Job } from './job.ts';

/** First runs are spread over this time, so neither jobs nor processes that start together run together. */
const FIRST_WITHIN_MS = 60_000;

/** The result of a batch: more to do, nothing, or another process holds the job. */
export type StepOutcome = 'more' | 'done' | 'elsewhere';

export interface JobRunnerOptions {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly jobs: readonly Job[];
}

/** Runs the platform's jobs at their intervals. If several processes share a database, only one runs a job at a time. */
export class JobRunner {
  readonly #db: Db;
  readonly #log: JobRunnerOptions['log'];
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  /** @throws if two jobs have the same name. */
  constructor({ db, log, jobs }: JobRunnerOptions) {
    this.#db = db;
    this.#log = log;
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    if (this.#jobs.size < jobs.length) throw new Error('Two jobs have the same name.');
  }

  /** Starts the intervals. Without it jobs run only by hand. */
  start(): void {
    for (const job of this.#jobs.values()) this.#runAfter(Math.random() * Math.min(job.everyMs, FIRST_WITHIN_MS), job);
  }

  /** Runs one batch of a job. */
  async step(name: string, now = new Date()): Promise<StepOutcome> {
    const job = this.#jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}.`);
    if (job.inEveryProcess) return (await job.step(this.#db, now)) ? 'more' : 'done';
    return this.#db.transaction(async (transaction) => {
      // Released when the transaction ends, however it ends.
      const { rows } = await transaction.execute<{ isOurs: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${name}`}, 0)) as "isOurs"`,
      );
      if (!rows[0]?.isOurs) return 'elsewhere';
      return (await job.step(transaction, now)) ? 'more' : 'done';
    });
  }

  /** Stops the intervals, and waits for running batches. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  #runAfter(ms: number, job: Job): void {
    const timer = setTimeout(() => {
      const run = this.#run(job).then(() => {
        this.#running.delete(run);
        if (!this.#isStopped) this.#runAfter(job.everyMs, job);
      });
      this.#running.add(run);
    }, ms);
    this.#timers.set(job.name, timer.unref());
  }

  async #run({ name }: Job): Promise<void> {
    const startedAt = performance.now();
    let batches = 0;
    let outcome: StepOutcome = 'more';
    try {
      while (outcome === 'more' && !this.#isStopped) {
        outcome = await this.step(name);
        batches += 1;
      }
      const ms = Math.round(performance.now() - startedAt);
      if (outcome !== 'elsewhere') this.#log.info({ job: name, batches, ms }, 'job run');
    } catch (error) {
      this.#log.error({ err: error, job: name }, 'job failed');
    }
  }
}
