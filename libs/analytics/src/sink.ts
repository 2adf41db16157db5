import type { RecordedEvent } from './analytics.ts';

/**
 * Delivers batches to the platform (W27) in a request that outlives the page. A beacon would too, but cannot carry
 * headers.
 * @param apiBase where the platform answers: `/api` in the browser
 * @param headers what the host asks of every call
 * @returns a `send` that rejects on network errors and 5xx, so that it is tried again; other refusals are final
 */
export function analyticsSink(apiBase: string, headers: Readonly<Record<string, string>>) {
  return async (events: readonly RecordedEvent[]): Promise<void> => {
    const response = await fetch(`${apiBase}/v1/analytics/events`, {
      method: 'POST',
      keepalive: true,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status >= 500) throw new Error(`the analytics sink answered ${response.status}`);
  };
}
