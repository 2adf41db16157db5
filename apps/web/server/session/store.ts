/**
 * Where sessions are stored, for all processes of the host: opaque texts that expire, and one lease per session. All times are
 * milliseconds. No transaction spans an await, so a lease is taken by compare-and-set.
 */
export interface SessionStore {
  /** Undefined if there is none or it has ended. */
  get(id: string): Promise<string | undefined>;
  set(id: string, data: string, lifetime: number): Promise<void>;
  /** Extends a session from now. Does nothing if it is gone. */
  touch(id: string, lifetime: number): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Takes the lease if it is free. Returns its fence, which grows with every holder. */
  tryLock(id: string, owner: string, lease: number): Promise<number | undefined>;
  /** Returns whether `owner` still holds the lease. */
  renew(id: string, owner: string, lease: number): Promise<boolean>;
  unlock(id: string, owner: string): Promise<void>;
  /** Writes only for the holder of the lease and only to an existing session, so a sign-out in between wins. */
  setFenced(id: string, data: string, lifetime: number, owner: string, fence: number): Promise<boolean>;
  close(): Promise<void>;
}
