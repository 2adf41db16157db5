/** What a call answers: data in the wire's own case, a `Response` for failures, or a function of the request for either. */
export type AnswerTo = object | Response | ((request: Request) => object | Promise<object>);

/** Answers by call, written as the contract writes it: `'GET /v2/ltks'`, `'GET /v1/things/{id}'`. */
export type Answers = Readonly<Record<string, AnswerTo>>;

/** A failure as the platform words it (W4). */
export const failure = (status: number, code = 'unavailable'): Response =>
  Response.json({ error_code: code, developer_message: `answered ${status} on purpose` }, { status });

const matches = (call: string, { method, url }: Request) => {
  const [wantedMethod, path = ''] = call.split(' ');
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return method === wantedMethod && new RegExp(`^${pattern}$`).test(new URL(url).pathname);
};

/** A `fetch` that answers from the table and keeps what it was asked in `calls`; a call that is not in it is a 404. */
export function answeringFetch(answers: Answers): { readonly fetch: typeof fetch; readonly calls: Request[] } {
  const calls: Request[] = [];
  return {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init);
      calls.push(request);
      const found = Object.entries(answers).find(([call]) => matches(call, request));
      if (!found) return failure(404, 'not-found');
      const [, answer] = found;
      const given: object = typeof answer === 'function' ? await answer(request) : answer;
      request.signal.throwIfAborted();
      return given instanceof Response ? given.clone() : Response.json(given);
    },
  };
}
