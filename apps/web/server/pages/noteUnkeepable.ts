import { ApiError, type ApiClient } from '@social-shop/api-client';

/**
 * Wraps the client and reports each call that makes the page unfit for the cache: one per person (W3), and one that fails. A page that
 * lacks a response is still good enough for the visitors who wait for it. A 404 is not a failure.
 */
export const tellingUnkeepable =
  (api: ApiClient, onUnkeepable: () => void): ApiClient =>
  async (call, ...options) => {
    if (!call.sameForAll) onUnkeepable();
    try {
      return await api(call, ...options);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) onUnkeepable();
      throw error;
    }
  };
