import type { Bound } from './requestContext.ts';

const GRACE_MS = 50;

/** A call that its deadline ended: no answer came. */
class DeadlineError extends Error {
  readonly status = 0;
}

/** Has queries fail after so many milliseconds, whether or not their call heeds its signal. For the server: a browser finds no such entry. */
export function deadline(ms: number): Bound {
  return (query) => {
    const { queryFn } = query;
    if (!queryFn) return query;
    return {
      ...query,
      async queryFn(context: { readonly signal: AbortSignal } & object) {
        const over = new AbortController();
        const { promise: ended, reject } = Promise.withResolvers<never>();
        // Not `AbortSignal.timeout`: one that is joined with others, and those with others again, is kept by Node for ever.
        let timer = setTimeout(() => {
          over.abort(new DOMException('no answer in time', 'TimeoutError'));
          // A moment later, so that a call which heeds its signal may still end with the part that it has.
          timer = setTimeout(reject, GRACE_MS, new DeadlineError());
        }, ms);
        // Spreading would read react-query's getters of other fields too; only the signal is replaced.
        const signal = AbortSignal.any([context.signal, over.signal]);
        const inner = Object.create(context, { signal: { value: signal } }) as never;
        try {
          return await Promise.race([queryFn.call(query, inner), ended]);
        } catch (error) {
          throw over.signal.aborted && error === over.signal.reason ? new DeadlineError() : error;
        } finally {
          clearTimeout(timer);
        }
      },
    } as typeof query;
  };
}
