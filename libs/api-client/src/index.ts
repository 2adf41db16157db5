/** HTTP only: calls, their deadline, one retry, case conversion and typed errors. */
export { ApiError } from './ApiError.ts';
export { ApiProvider, apiContext, useApi } from './ApiProvider.ts';
export { batched } from './batched.ts';
export {
  createApiClient,
  fetchTransport,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './createApiClient.ts';
