import type { ApiClientOptions } from '@social-shop/api-client';
import { request as send, type Dispatcher } from 'undici';
import { UpstreamRefusal } from './exchange.ts';

/** A response whose text is already read. Node would wrap the text in a stream and read it again. */
class WholeResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/**
 * Returns a `fetch` for the calls of pages, at half the cost: it has no streams between socket and text. The response has its status, its
 * headers and `text()`; `body` is null. Requests must have no body.
 */
export const fetchWhole =
  (dispatcher: Dispatcher): NonNullable<ApiClientOptions['fetch']> =>
  async ({ url, method, headers }, init) => {
    const signal = init?.signal;
    /** Fails as `fetch` does, because clients decide by the error whether to retry. */
    const failed = (message: string, cause: unknown) =>
      cause instanceof UpstreamRefusal || signal?.aborted ? cause : new TypeError(message, { cause });
    const response = await send(url, { dispatcher, method: method as Dispatcher.HttpMethod, headers, signal }).catch(
      (error: unknown) => {
        throw failed('fetch failed', error);
      },
    );
    const text = await response.body.text().catch((error: unknown) => {
      throw failed('the response broke off', error);
    });
    return new WholeResponse(text, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
