import type { BrowserContext, Page } from '@playwright/test';

/** A value that only servers may know, with its name. */
export type Secret = readonly [name: string, value: string];

/** Secrets in the traffic between a host and its platform. */
export function secretsIn(heard: string): readonly Secret[] {
  const all = (name: string, pattern: RegExp) =>
    Array.from(heard.matchAll(pattern), ([, value = '']): Secret => [name, decodeURIComponent(value)]);
  const found = [
    ...all('access token', /"access_token":"([^"]+)"/g),
    ...all('refresh token', /"refresh_token":"([^"]+)"/g),
    // The signature, which is in no other token.
    ...all('ID token', /"id_token":"[^".]+\.[^".]+\.([^"]+)"/g),
    ...all('code', /[?&]code=([\w-]+)/g),
    ...Array.from(heard.matchAll(/^authorization: Basic (\S+)/gim), ([, value = '']): Secret => {
      const [, secret = ''] = Buffer.from(value, 'base64').toString().split(':');
      return ['client secret', secret];
    }),
  ];
  return [...new Map(found.map((secret) => [secret[1], secret])).values()];
}

/** A text that a browser got, and where. */
interface Piece {
  readonly where: string;
  readonly text: string;
}

const TEXTUAL = /json|html|javascript|text|svg/;

/** An address without its query, and without the parts that differ between two sign-ins. */
const placeOf = (address: string) => {
  const { port, pathname } = new URL(address);
  return `${port}${pathname.replace(/[\w-]{40,}/, '…')}`;
};

/** Collects everything in which pages and scripts of a browser could find a secret. */
export function watchBrowser(context: BrowserContext) {
  const pieces: Piece[] = [];
  const pending: Promise<unknown>[] = [];
  context.on('console', (message) => pieces.push({ where: 'console', text: message.text() }));
  context.on('request', (request) => {
    const place = placeOf(request.url());
    pieces.push({ where: `address of ${place}`, text: request.url() });
    pieces.push({ where: `header to ${place}`, text: JSON.stringify(request.headers()) });
  });
  context.on('response', (response) => {
    const place = placeOf(response.url());
    pending.push(
      response.allHeaders().then((headers) => {
        const { 'set-cookie': _cookie, ...shown } = headers;
        pieces.push({ where: `header of ${place}`, text: JSON.stringify(shown) });
      }),
    );
    if (!TEXTUAL.test(response.headers()['content-type'] ?? '')) return;
    // A page that was left at once has no text any more.
    const text = response.text().catch(() => '');
    pending.push(text.then((text) => pieces.push({ where: `text of ${place}`, text })));
  });

  return {
    /** Collects everything that the page's scripts can read: storage, cookies, history, and every string in memory. */
    async lookInside(page: Page): Promise<void> {
      await Promise.all(pending.splice(0));
      const where = placeOf(page.url());
      const reachable = await page.evaluate(async () => {
        const stores = (await indexedDB.databases()).map(({ name }) => name);
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, stores]);
      });
      pieces.push({ where: `storage of ${where}`, text: reachable });
      const devtools = await context.newCDPSession(page);
      const memory: string[] = [];
      devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => memory.push(chunk));
      await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
      await devtools.detach();
      pieces.push({ where: `memory of ${where}`, text: memory.join('') });
    },

    /** Where secrets were found: '<secret> in <place>', each once. */
    found: (secrets: readonly Secret[]): readonly string[] =>
      [
        ...new Set(
          pieces.flatMap(({ where, text }) =>
            secrets.flatMap(([name, value]) => (text.includes(value) ? [`${name} in ${where}`] : [])),
          ),
        ),
      ].toSorted(),

    /** How many texts there are whose place begins so. */
    count: (beginning: string): number => pieces.filter(({ where }) => where.startsWith(beginning)).length,
  };
}
