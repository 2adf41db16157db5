import type { Call } from '@social-shop/api-contract/call';
import type { ApiClient, ApiClientOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';

let transport: Promise<typeof import('./transport.ts')> | undefined;

/** Loads the code that makes calls, before the first call needs it. Rejects if that fails; the next call tries again. */
export async function fetchTransport() {
  try {
    return await (transport ??= import('./transport.ts'));
  } catch (error) {
    transport = undefined;
    throw error;
  }
}

/**
 * Returns a client of the platform. It renders nothing and stores nothing about a visitor. A page from the server starts without a call, so
 * the code that makes calls is loaded with the first one, or by `fetchTransport`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let send: ReturnType<(typeof import('./transport.ts'))['createTransport']> | undefined;
  const api = async (call: Call, given?: object) => {
    if (!send) {
      const { createTransport } = await fetchTransport().catch((cause: unknown) => {
        throw new ApiError({ ...call, status: 0, code: 'network' }, { cause });
      });
      send ??= createTransport(options);
    }
    return send(call, given);
  };
  return api as ApiClient;
}
