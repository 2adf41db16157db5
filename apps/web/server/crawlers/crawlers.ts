import { ApiError, createApiClient, type ApiClient, type ApiClientOptions } from '@social-shop/api-client';
import { sitemapKinds, type SitemapKind } from '@social-shop/api-contract';
import { sitemapPart, sitemapParts } from '@social-shop/api-contract/calls/sitemap';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { ListedPage } from '../../src/routes.tsx';
import { keepsContract } from '../pages/validateResponses.ts';
import { fileXml, indexXml, type SitemapUrl } from './sitemapXml.ts';

interface Options {
  readonly publicUrl: string;
  readonly client: ApiClientOptions;
  readonly listedPages: () => Promise<readonly ListedPage[]>;
}

const INDEX = '/sitemap.xml';
/** Of 1,000 entries each, so a file has at most 45,000; search engines take 50,000. */
const PARTS_OF_A_FILE = 45;
/** A file takes up to 45 calls in a row, so the number of files made at the same time is limited. */
const FILES_AT_ONCE = 2;
const FILE = /^(?:pages|(\w{1,20})-(\d{1,4}))$/;
const PART_MS = 5_000;
/** Milliseconds for which a file may be sent. A client that does not read it must not take a place forever. */
const FILE_MS = 60_000;

const hourly = (reply: FastifyReply, type: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...['/api/', '/auth', '/login', '/signup', '/logout', '/forgot-password', '/change-password', '/locale'].map(
      (start) => `Disallow: ${start}`,
    ),
    `Sitemap: ${publicUrl}${INDEX}`,
    '',
  ].join('\n');

const isKind = (name: string | undefined): name is SitemapKind => sitemapKinds.some((kind) => kind === name);

/** The address of a page with this key as its parameter. */
const withKey = (path: string, key: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(key) : segment))
    .join('/');

/** The addresses that crawlers request first: `/robots.txt`, and `/sitemap.xml`, an index of files at the same address with a query. */
export const crawlers: FastifyPluginAsync<Options> = async (host, { publicUrl, client, listedPages }) => {
  const api = createApiClient({ ...client, accepts: keepsContract, deadline: PART_MS });
  let underWay = 0;

  host.get('/robots.txt', async (_request, reply) => hourly(reply, 'text/plain').send(robots(publicUrl)));

  host.get<{ Querystring: { readonly file?: unknown } }>(INDEX, async ({ query }, reply) => {
    const pages = await listedPages();
    if (query.file === undefined) {
      const parts = await partsOf(api);
      if (!parts) return sendUnavailable(reply);
      const files = parts.filter(({ kind }) => pages.some(({ listed }) => listed === kind));
      const names = files.flatMap(({ kind, count }) =>
        Array.from({ length: Math.ceil(count / PARTS_OF_A_FILE) }, (_, number) => `${kind}-${number}`),
      );
      const urls = ['pages', ...names].map((name) => `${publicUrl}${INDEX}?file=${name}`);
      return hourly(reply, 'application/xml').send(indexXml(urls));
    }

    const [name, kind, number] = FILE.exec(String(query.file)) ?? [];
    if (name === 'pages') {
      const urls = pages.flatMap(({ path, listed }) => (listed === true ? { url: publicUrl + path } : []));
      return hourly(reply, 'application/xml').send(Readable.from(fileXml([urls])));
    }
    const page = pages.find(({ listed }) => listed === kind);
    if (!page || !isKind(kind)) return sendNotFound(reply);
    if (underWay >= FILES_AT_ONCE) return sendUnavailable(reply);
    underWay += 1;
    const tooLong = setTimeout(() => reply.raw.destroy(), FILE_MS);
    reply.raw.once('close', () => {
      clearTimeout(tooLong);
      underWay -= 1;
    });

    const urlsOf = async (part: number): Promise<readonly SitemapUrl[]> => {
      const { sitemapEntries } = await api(sitemapPart, { params: { kind, part: String(part) } });
      return sitemapEntries.map(({ key, imageUrl, createdAt }) => ({
        url: publicUrl + withKey(page.path, key),
        imageUrl,
        changed: createdAt,
      }));
    };
    const first = Number(number) * PARTS_OF_A_FILE;
    try {
      // Before the first byte, so that its failure is the status.
      const begun = await urlsOf(first);
      const parts = async function* () {
        yield begun;
        // Another failure breaks the response off, so no crawler treats it as complete.
        for (let part = first + 1; part < first + PARTS_OF_A_FILE; part += 1) {
          const urls = await urlsOf(part).catch(noneIfNotFound);
          if (!urls) return;
          yield urls;
        }
      };
      return hourly(reply, 'application/xml').send(Readable.from(fileXml(parts())));
    } catch (error) {
      return isNotFound(error) ? sendNotFound(reply) : sendUnavailable(reply);
    }
  });
};

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

function noneIfNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

/** How many parts there are of each kind; undefined if the platform does not say. */
const partsOf = (api: ApiClient) =>
  api(sitemapParts).then(
    ({ sitemapParts: parts }) => parts,
    () => undefined,
  );

const sendText = (reply: FastifyReply, status: number) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${status}\n`);

const sendNotFound = (reply: FastifyReply) => sendText(reply, 404);
const sendUnavailable = (reply: FastifyReply) => sendText(reply.header('retry-after', '5'), 503);
