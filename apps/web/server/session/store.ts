/**
 * Where sessions live, beside every process of the host: opaque texts that end by themselves, and one lease per session.
 * All times are milliseconds. Nothing holds a transaction over an await, so a lease is taken by compare-and-set.
 */
export interface SessionStore {
  /** Undefined when there is none or it has ended. */
  get(id: string): Promise<string | undefined>;
  set(id: string, data: string, lifetime: number): Promise<void>;
  /** Lets a session live on from now; does nothing to one that is gone. */
  touch(id: string, lifetime: number): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Takes the lease if nobody holds it. Answers its fence, which grows with every holder. */
  tryLock(id: string, owner: string, lease: number): Promise<number | undefined>;
  /** Answers whether `owner` still holds the lease. */
  renew(id: string, owner: string, lease: number): Promise<boolean>;
  unlock(id: string, owner: string): Promise<void>;
  /** Writes only for the holder of the lease and only into a session that still exists: a sign-out in between wins. */
  setFenced(id: string, data: string, lifetime: number, owner: string, fence: number): Promise<boolean>;
  close(): Promise<void>;
}
