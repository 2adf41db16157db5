/** HTTP only: calls, their deadline, one retry, case conversion and typed errors. */
export type { ApiClient, ApiClientOptions, CallOptions } from './ApiClient.ts';
export { ApiError } from './ApiError.ts';
export { ApiProvider, apiContext, useApi } from './ApiProvider.ts';
export { batched } from './batched.ts';
export { createApiClient, fetchTransport } from './createApiClient.ts';
