import type { Db } from '../db/database.ts';

/** Periodic work of the platform. It reads from the database what has to be done, so any process may run it at any time. */
export interface Job {
  /** Unique: names the job in the log and in the database's lock. */
  readonly name: string;
  /** Milliseconds from the end of a run to the next one, in each process. */
  readonly everyMs: number;
  /**
   * Does one bounded batch, within a statement's time limit.
   *
   * @param db the transaction that holds the job's lock: all or nothing of a batch is done.
   * @returns whether there is more to do now.
   */
  readonly step: (db: Db, now: Date) => Promise<boolean>;
  /** Runs in every process, without lock or transaction: for state in a process's memory. */
  readonly inEveryProcess?: boolean;
}
