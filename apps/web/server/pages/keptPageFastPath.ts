import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptPage } from './pageCache.ts';
import { requestIdOf } from '../requestIds.ts';

const KNOWN_REQUESTS = 4_096;
const LONGEST_REQUEST = 2_048;

interface Options {
  /** The kept page with this key, while there is one. */
  readonly kept: (key: string) => KeptPage | undefined;
  /** Of every answer of the host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onAnswered: (page: KeptPage, id: string) => void;
}

export type Front = ReturnType<typeof createFront>;

/**
 * Answers, before the framework sees it, a request that equals one which a kept page has answered: in its address and in every
 * header that a page is decided by (`Vary`). Routing, parsing and hooks would cost ten times as much as sending the bytes.
 */
export function createFront({ kept, headers, onAnswered }: Options) {
  const known = new LRUCache<string, string>({ max: KNOWN_REQUESTS });
  let closed = false;
  /** The headers of a page in the form that costs Node the least. */
  const heads = new WeakMap<KeptPage, readonly string[]>();
  const headOf = (page: KeptPage) => {
    const made = heads.get(page);
    if (made) return made;
    const head = Object.entries({ ...headers, ...page.headers }).flat();
    heads.set(page, head);
    return head;
  };

  const signatureOf = ({ url = '', headers: { cookie = '', ...asked } }: IncomingMessage) =>
    `${url}\n${asked['accept-encoding']}\n${asked['accept-language']}\n${cookie}`;

  return {
    /** From now on `request` is answered with the kept page of this key. */
    remember(request: IncomingMessage, key: string): void {
      const signature = signatureOf(request);
      if (request.method === 'GET' && signature.length <= LONGEST_REQUEST) known.set(signature, key);
    },

    /** Whether it has answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (closed || request.method !== 'GET') return false;
      const key = known.get(signatureOf(request));
      const page = key === undefined ? undefined : kept(key);
      if (!page) return false;
      const id = requestIdOf(request);
      response.writeHead(200, [...headOf(page), 'x-request-id', id]);
      response.end(page.bytes);
      onAnswered(page, id);
      return true;
    },

    /** Leaves everything to the framework, which ends connections when the host stops. */
    close(): void {
      closed = true;
    },
  };
}
