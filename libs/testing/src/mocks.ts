import { nameOf, routeOf, type Call, type Wire } from '@social-shop/api-contract/call';
import { getResponse, HttpHandler } from 'msw';
import { contractFaults } from './contractFaults.ts';

/** What a call answers: data in the wire's own case, a `Response` for failures, or a function of the request for either. */
export type AnswerTo = object | Response | ((request: Request) => object | Promise<object>);

/** Mocked responses by method and path of the contract: `'GET /v2/ltks'`, `'GET /v1/things/{id}'`. `answerTo` creates an entry. */
export type Answers = Readonly<Record<string, AnswerTo>>;

type WireAnswer<C extends Call> = NonNullable<Wire<C, 'response'>>;

/** Returns a table with the mock response of one call, to spread into another: `{ ...postsAnswers(), ...answerTo(ltksList, failure(404)) }`. */
export const answerTo = <C extends Call>(
  call: C,
  answer:
    WireAnswer<C> | Response | ((request: Request) => WireAnswer<C> | Response | Promise<WireAnswer<C> | Response>),
): Answers => ({ [nameOf(call)]: answer as AnswerTo });

/** A failure as the platform words it (W4). */
export const failure = (status: number, code = 'unavailable'): Response =>
  Response.json({ error_code: code, developer_message: `answered ${status} on purpose` }, { status });

/** The request handler of a call, whatever the address of the platform. */
function handlerOf([call, answer]: [call: string, answer: AnswerTo]): HttpHandler {
  const [method = '', address = ''] = call.split(' ');
  const [path = '', rank] = address.split('?rank=');
  return new HttpHandler(method, `*${routeOf({ path })}`, async ({ request }) => {
    // Without a response the next handler of the address is asked.
    if (rank !== undefined && new URL(request.url).searchParams.get('rank') !== rank) return undefined;
    const given: object = typeof answer === 'function' ? await answer(request) : answer;
    if (given instanceof Response) return given.clone();
    const faults = contractFaults(call, given);
    if (faults.length > 0) throw new Error(`The answer to ${call} breaks the contract: ${faults.join(', ')}`);
    return Response.json(given);
  });
}

/** Says which call lacks an answer and which have one, where the developer looks and in the answer itself. */
function missing({ method, url }: Request, answers: Answers): Response {
  const known = Object.keys(answers).map((call) => `\n  ${call}`);
  const message = `No answer to ${method} ${new URL(url).pathname}: add it to the table of answers. It has:${known.join('') || ' none'}`;
  console.error(message);
  return Response.json({ error_code: 'no-answer', developer_message: message }, { status: 501 });
}

/**
 * A `fetch` that answers from the table and keeps what it was asked in `calls`: request handlers of MSW, and the client is given
 * them (record 14). A call that is not in the table is a 501 that lists what is; an answer that the contract does not have fails.
 */
export function answeringFetch(answers: Answers): { readonly fetch: typeof fetch; readonly calls: Request[] } {
  // Of two calls at one address, the one that `rank` names comes first.
  const isRanked = (call: string) => Number(call.includes('?'));
  const entries = Object.entries(answers).toSorted(([one], [other]) => isRanked(other) - isRanked(one));
  const handlers = entries.map(handlerOf);
  const calls: Request[] = [];
  return {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init);
      calls.push(request);
      const response = await getResponse(handlers, request);
      request.signal.throwIfAborted();
      return response ?? missing(request, answers);
    },
  };
}
