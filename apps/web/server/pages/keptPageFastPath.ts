import type { Assignment } from '@social-shop/experiments/server';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageAddress, splitTarget } from './addresses.ts';
import { bucketOf, DECIDING_COOKIES, type ChoicesOf } from './choices.ts';
import { acceptsKept } from './contentCoding.ts';
import type { KeptPage } from './pageCache.ts';
import { readCookies } from '../cookies.ts';
import { hasPreview } from '../preview.ts';
import { requestIdOf } from '../requestIds.ts';
import { hasSessionCookie } from '../session/cookie.ts';

const KNOWN_PAGES = 4_096;
const LONGEST_REQUEST = 2_048;

const NO_COOKIES: ReadonlyMap<string, string> = new Map();
/** 'session' is in both names of the session's cookie, as 'variant' is in those of a preview's. */
const DECIDING = [...DECIDING_COOKIES, 'session', 'variant'];

/** The cookies of a request. They are parsed only if one that decides a page may be among them: most visitors have none. */
const cookiesIn = (header = '') => (DECIDING.some((name) => header.includes(name)) ? readCookies(header) : NO_COOKIES);

interface Options {
  /** The kept page with this key, while there is one. */
  readonly kept: (key: string) => KeptPage | undefined;
  /** Headers of every response of the host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onSent: (page: KeptPage, id: string) => void;
  readonly choicesOf: ChoicesOf;
  /** The variants of a bucket: visitors with the same variants share one object. */
  readonly assignmentOf: (bucket: string | undefined) => Assignment;
}

export type FastPath = ReturnType<typeof createFastPath>;

/**
 * * Sends an anonymous visitor the kept page of an address and choices before the framework sees the request, if that page was sent before.
 * Routing, parsing and hooks cost ten times as much as sending the bytes.
 */
export function createFastPath({ kept, headers, onSent, choicesOf, assignmentOf }: Options) {
  /** The parameters that the page at a path reads. */
  const queries = new LRUCache<string, readonly string[]>({ max: KNOWN_PAGES });
  const keys = new LRUCache<string, string>({ max: KNOWN_PAGES });
  /**
   * Signatures by the unparsed headers that they depend on. Browsers send few variants, and parsing them for each request costs a fifth
   * more.
   */
  const signatures = new LRUCache<string, string>({ max: KNOWN_PAGES });
  let closed = false;
  /** The experiments of an assignment in one text. */
  const variantTexts = new WeakMap<Assignment, string>();
  const variantsOf = (assignment: Assignment) => {
    const made = variantTexts.get(assignment) ?? JSON.stringify(Object.entries(assignment.variants));
    variantTexts.set(assignment, made);
    return made;
  };
  /** The headers of a page in the form that is cheapest for Node. */
  const heads = new WeakMap<KeptPage, readonly string[]>();
  const headOf = (page: KeptPage) => {
    const made = heads.get(page);
    if (made) return made;
    const head = Object.entries({ ...headers, ...page.headers }).flat();
    heads.set(page, head);
    return head;
  };

  /** Identifies the kept page for a request; undefined if it gets none. */
  function signatureOf({ method, url = '', headers: asked }: IncomingMessage) {
    if (method !== 'GET') return undefined;
    const cookies = cookiesIn(asked.cookie);
    if (hasSessionCookie(cookies) || hasPreview(cookies)) return undefined;
    const own = cookies === NO_COOKIES ? '' : DECIDING_COOKIES.map((name) => cookies.get(name)).join('\n');
    // Experiments change, so the variants are part of what is sent, and the bucket is not.
    const variants = variantsOf(assignmentOf(bucketOf(cookies, asked)));
    const sent = `${url}\n${asked['accept-encoding']}\n${asked['accept-language']}\n${asked['sec-gpc']}\n${variants}\n${own}`;
    const known = signatures.get(sent);
    if (known !== undefined || sent.length > LONGEST_REQUEST) return known;

    const [path, query] = splitTarget(url);
    const read = queries.get(path);
    if (!read || !acceptsKept({ headers: asked })) return undefined;
    const { locale, theme, consent } = choicesOf(cookies, asked);
    const search = query === '' ? '' : pageAddress(new URL(query, 'http://shop'), read).url.search;
    const signature = `${locale} ${theme} ${consent} ${variants} ${path}${search}`;
    signatures.set(sent, signature);
    return signature;
  }

  return {
    /** Sends the kept page with this key, which reads these parameters, to later requests with the same signature. */
    remember(request: IncomingMessage, key: string, query: readonly string[]): void {
      const [path] = splitTarget(request.url ?? '');
      queries.set(path, query);
      const signature = signatureOf(request);
      if (signature !== undefined) keys.set(signature, key);
    },

    /** Returns whether it has sent a page. */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      if (closed) return false;
      const signature = signatureOf(request);
      const key = signature === undefined ? undefined : keys.get(signature);
      const page = key === undefined ? undefined : kept(key);
      if (!page) return false;
      const id = requestIdOf(request);
      response.writeHead(200, [...headOf(page), 'x-request-id', id]);
      response.end(page.bytes);
      onSent(page, id);
      return true;
    },

    /** Leaves everything to the framework, which ends connections when the host stops. */
    close(): void {
      closed = true;
    },
  };
}
