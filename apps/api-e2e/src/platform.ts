import { startTestPlatform } from '@social-shop/api/src/testing.ts';
import { createApiClient, type ApiClient } from '@social-shop/api-client';
import { operationsByName } from '@social-shop/api-contract';
import { nameOf } from '@social-shop/api-contract/call';
import { Errors } from 'typebox/value';

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

/** A started platform with an API client for slices. Every response is checked against the contract. */
export interface ListeningPlatform {
  readonly api: ApiClient;
  /** The same for a signed-in user. */
  signIn(): Promise<ApiClient>;
  readonly db: Platform['database']['db'];
  readonly insert: Platform['insert'];
  close(): Promise<void>;
}

/** Starts the platform on a free port with a fresh database in memory. */
export async function listen(): Promise<ListeningPlatform> {
  const platform = await startTestPlatform();
  const baseUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const clientOf = (headers: Readonly<Record<string, string>>) =>
    createApiClient({
      baseUrl,
      headers,
      async fetch(request, init, call) {
        const operation = operationsByName.get(nameOf(call));
        if (!operation) throw new Error(`${nameOf(call)} is not an operation of the contract`);
        const response = await fetch(request, init);
        if (response.ok && operation.response) {
          const faults = Errors(operation.response, await response.clone().json());
          if (faults.length > 0) throw new Error(`${operation.id} violates the contract: ${JSON.stringify(faults)}`);
        }
        return response;
      },
    });
  return {
    api: clientOf({}),
    signIn: async () => clientOf({ authorization: `Bearer ${await platform.signIn()}` }),
    db: platform.database.db,
    insert: platform.insert,
    close: platform.close,
  };
}
