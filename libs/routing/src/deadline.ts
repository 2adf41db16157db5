import type { Bound } from './requestContext.ts';

const GRACE_MS = 50;

/** A call that its deadline ended without a response. */
class DeadlineError extends Error {
  readonly status = 0;
}

/** Returns a bound that fails queries after so many milliseconds, even if their call ignores its signal. For the server only. */
export function deadline(ms: number): Bound {
  return (query) => {
    const { queryFn } = query;
    if (!queryFn) return query;
    return {
      ...query,
      async queryFn(context: { readonly signal: AbortSignal } & object) {
        const over = new AbortController();
        const { promise: ended, reject } = Promise.withResolvers<never>();
        // Not `AbortSignal.timeout`: Node never frees one that is combined with others which are combined again.
        let timer = setTimeout(() => {
          over.abort(new DOMException('no response in time', 'TimeoutError'));
          // A moment later, so that a call which follows its signal can still return the part that it has.
          timer = setTimeout(reject, GRACE_MS, new DeadlineError());
        }, ms);
        // Replaces only the signal: spreading would also read react-query's getters of other fields.
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
