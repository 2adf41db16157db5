import type { AnalyticsOptions } from '@social-shop/analytics';
import { ApiError, type ApiClient } from '@social-shop/api-client';
import { analyticsEvents } from '@social-shop/api-contract/calls/analytics';

/**
 * Delivers batches to the platform (W27) in a request that outlives the page. A beacon would too, but cannot carry the
 * header that the host asks of every call.
 * @returns a `send` that rejects on network errors and 5xx, so that it is tried again; other refusals are final
 */
export function analyticsSink(api: ApiClient): AnalyticsOptions['send'] {
  return async (events) => {
    try {
      await api(analyticsEvents, { body: { events }, keepalive: true });
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (!isFinal) throw error;
    }
  };
}
