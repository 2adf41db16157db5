import { ApiError, type ApiClient } from '@social-shop/api-client';

/**
 * The client, which tells of each call that fails: what is made without an answer is good enough for those who wait, and must not be
 * kept for others. That there is no such thing is an answer, too.
 */
export function tellingFailures(api: ApiClient, onFailure: () => void): ApiClient {
  const tell = (error: unknown): never => {
    if (!(error instanceof ApiError && error.status === 404)) onFailure();
    throw error;
  };
  return {
    get: (path, options) => api.get<never>(path, options).catch(tell),
    post: (path, options) => api.post<never>(path, options).catch(tell),
  };
}
