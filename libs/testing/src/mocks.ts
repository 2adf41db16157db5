import { nameOf, routeOf, type Call, type Wire } from '@social-shop/api-contract/call';
import { getResponse, HttpHandler } from 'msw';
import { contractFaults } from './contractFaults.ts';

/** The mock response of a call: data in the wire's own case, a `Response` for failures, or a function of the request for either. */
export type Mock = object | Response | ((request: Request) => object | Promise<object>);

/** Mocked responses by method and path of the contract: `'GET /v2/ltks'`, `'GET /v1/things/{id}'`. `mock` creates an entry. */
export type Mocks = Readonly<Record<string, Mock>>;

type WireResult<C extends Call> = NonNullable<Wire<C, 'response'>>;

/** Returns a table with the mock response of one call, to spread into another: `{ ...postsMocks(), ...mock(ltksList, failure(404)) }`. */
export const mock = <C extends Call>(
  call: C,
  response:
    WireResult<C> | Response | ((request: Request) => WireResult<C> | Response | Promise<WireResult<C> | Response>),
): Mocks => ({ [nameOf(call)]: response as Mock });

/** A failure as the platform words it (W4). */
export const failure = (status: number, code = 'unavailable'): Response =>
  Response.json({ error_code: code, developer_message: `status ${status} on purpose` }, { status });

/** The request handler of a call, whatever the address of the platform. */
function handlerOf([call, mocked]: [call: string, mocked: Mock]): HttpHandler {
  const [method = '', address = ''] = call.split(' ');
  const [path = '', rank] = address.split('?rank=');
  return new HttpHandler(method, `*${routeOf({ path })}`, async ({ request }) => {
    // Without a response the next handler of the address is asked.
    if (rank !== undefined && new URL(request.url).searchParams.get('rank') !== rank) return undefined;
    const given: object = typeof mocked === 'function' ? await mocked(request) : mocked;
    if (given instanceof Response) return given.clone();
    const faults = contractFaults(call, given);
    if (faults.length > 0) throw new Error(`The mock of ${call} breaks the contract: ${faults.join(', ')}`);
    return Response.json(given);
  });
}

/** Names the call without a mock and the mocked calls, in the console and in the response. */
function missing({ method, url }: Request, mocks: Mocks): Response {
  const known = Object.keys(mocks).map((call) => `\n  ${call}`);
  const message = `No mock of ${method} ${new URL(url).pathname}: add one to the table. It has:${known.join('') || ' none'}`;
  console.error(message);
  return Response.json({ error_code: 'no-mock', developer_message: message }, { status: 501 });
}

/**
 * Returns a `fetch` that responds from the table, and the list of its requests. The mocks are request handlers of MSW (record 14).
 * A call without a mock gets a 501 that lists the mocked calls. A mock that breaks the contract fails.
 */
export function mockFetch(mocks: Mocks): { readonly fetch: typeof fetch; readonly calls: Request[] } {
  // If two calls have one address, the one with the `rank` is tried first.
  const isRanked = (call: string) => Number(call.includes('?'));
  const entries = Object.entries(mocks).toSorted(([one], [other]) => isRanked(other) - isRanked(one));
  const handlers = entries.map(handlerOf);
  const calls: Request[] = [];
  return {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init);
      calls.push(request);
      const response = await getResponse(handlers, request);
      request.signal.throwIfAborted();
      return response ?? missing(request, mocks);
    },
  };
}
