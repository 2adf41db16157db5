import type { ToggleDefinition } from '../defineToggle.ts';

/** The outcome of a write, and the milliseconds until the server handles it and until its response arrives. */
export interface Reply {
  /** `lost`: done, but the response is lost. `refused`: not done. */
  readonly outcome: 'done' | 'lost' | 'refused';
  readonly handledAfter: number;
  readonly arrivesAfter: number;
}

interface Like {
  readonly id: string;
  readonly userId: string;
  readonly item: string;
}

const never = new Promise<never>(() => undefined);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Likes as the platform keeps them: one record per person and item, with an id of its own; a session cookie names the person. Replies are
 * used in turn; `faults` lists actions that no client may do.
 */
export function likesServer(
  replies: readonly Reply[],
  likes: readonly Omit<Like, 'id'>[] = [],
  { mayOverlap = false }: { readonly mayOverlap?: boolean } = {},
) {
  let visitor: string | undefined;
  let calls = 0;
  let ids = 0;
  const make = (like: Omit<Like, 'id'>): Like => ({ ...like, id: `like-${(ids += 1)}` });
  let records = likes.map(make);
  const everMade = [...records];
  const writing = new Set<string>();
  const pressed = new Set<string>();
  const failed = new Set<string>();
  const faults: string[] = [];
  let writes = 0;
  let leave = Promise.withResolvers<void>();
  const find = (userId: string | undefined, item: string) =>
    records.find((like) => like.userId === userId && like.item === item);
  const nextReply = (): Reply => {
    calls += 1;
    return replies[calls % replies.length] ?? { outcome: 'done', handledAfter: 1, arrivesAfter: 1 };
  };

  async function write(item: string, apply: (userId: string) => string) {
    const key = `${visitor} ${item}`;
    const userId = visitor ?? '';
    if (!pressed.has(key)) faults.push(`${key}: written, though nobody has pressed it since signing in`);
    if (writing.has(key) && !mayOverlap) faults.push(`${key}: written while another write is under way`);
    writing.add(key);
    writes += 1;
    const { promise: left } = leave;
    const { outcome, handledAfter, arrivesAfter } = nextReply();
    await Promise.race([wait(handledAfter), left]);
    const id = outcome === 'refused' ? '' : apply(userId);
    await wait(arrivesAfter);
    writing.delete(key);
    if (outcome === 'done') return id;
    failed.add(key);
    throw new Error(outcome);
  }

  const definition: ToggleDefinition = {
    name: 'test.likes',
    batch: 10,
    async read(_api, items, signal) {
      const userId = visitor;
      if (!userId) faults.push('asked for a visitor who is not signed in');
      const { handledAfter, arrivesAfter } = nextReply();
      await wait(handledAfter);
      const found = records.filter((like) => like.userId === userId && items.includes(like.item));
      // Slow enough for presses and their calls to end before it.
      await wait(arrivesAfter * 4);
      signal.throwIfAborted();
      return new Map(found.map(({ item, id }) => [item, id]));
    },
    on: (_api, item) =>
      write(item, (userId) => {
        const like = find(userId, item) ?? make({ userId, item });
        if (!records.includes(like)) records.push(like);
        if (!everMade.includes(like)) everMade.push(like);
        return like.id;
      }),
    async off(_api, recordId) {
      const like = everMade.find(({ id }) => id === recordId);
      if (like?.userId !== visitor) faults.push(`${visitor} ${recordId}: removed, but no record of this person`);
      await write(like?.item ?? recordId, () => {
        records = records.filter(({ id }) => id !== recordId);
        return '';
      });
    },
  };

  /** The same for one document: after it is left, it makes no calls and gets no responses. */
  function openDocument(): ToggleDefinition {
    let isOpen = true;
    void leave.promise.then(() => (isOpen = false));
    const whileOpen =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        const ended = isOpen ? await Promise.allSettled([call(...args)]) : [];
        const [outcome] = ended;
        if (!isOpen || !outcome) return never;
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      };
    const { read, on, off } = definition;
    return { ...definition, read: whileOpen(read), on: whileOpen(on), off: whileOpen(off) };
  }

  return {
    definition,
    openDocument,
    faults,
    /** The number of writes that were requested. */
    writes: () => writes,
    /** Leaves the document: its calls are handled, but nobody receives the responses. */
    leave() {
      leave.resolve();
      leave = Promise.withResolvers();
      writing.clear();
    },
    has: (userId: string | undefined, item: string) => find(userId, item) !== undefined,
    /** Whether a write has failed since the last press. */
    hasFailed: (item: string) => failed.has(`${visitor} ${item}`),
    press(item: string) {
      pressed.add(`${visitor} ${item}`);
      failed.delete(`${visitor} ${item}`);
    },
    signIn(userId: string | undefined) {
      visitor = userId;
      pressed.clear();
    },
  };
}
