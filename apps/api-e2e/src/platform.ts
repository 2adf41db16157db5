import { startTestPlatform } from '@social-shop/api/src/testing.ts';
import { createApiClient, type ApiClient } from '@social-shop/api-client';
import { operations, type Operation } from '@social-shop/api-contract';
import { Errors } from 'typebox/value';

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

/** A started platform with a client that slices are given, on whose every answer the contract is checked. */
export interface ListeningPlatform {
  readonly api: ApiClient;
  readonly db: Platform['database']['db'];
  readonly insert: Platform['insert'];
  close(): Promise<void>;
}

const operationOf = (method: string, pathname: string): Operation => {
  const found = operations.find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  if (!found) throw new Error(`${method} ${pathname} is no operation of the contract`);
  return found;
};

/** Starts the platform on a free port over a fresh database in memory. */
export async function listen(): Promise<ListeningPlatform> {
  const platform = await startTestPlatform();
  const baseUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const api = createApiClient({
    baseUrl,
    async fetch(input, init) {
      const request = new Request(input, init);
      const operation = operationOf(request.method, new URL(request.url).pathname);
      const response = await fetch(request);
      if (response.ok) {
        const faults = Errors(operation.response, await response.clone().json());
        if (faults.length > 0) throw new Error(`${operation.id} breaks the contract: ${JSON.stringify(faults)}`);
      }
      return response;
    },
  });
  return { api, db: platform.database.db, insert: platform.insert, close: platform.close };
}
