import { ApiError, type ApiClient } from '@social-shop/api-client';

/**
 * The client, which tells of each call whose answer may not be kept for others: one per person (W3), and one that fails. What is made
 * without an answer is good enough for those who wait. That there is no such thing is an answer, too.
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
