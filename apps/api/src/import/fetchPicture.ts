import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { pictureTypeOf, pictureTypes } from '../images/pictureFormat.ts';
import { isPublicAddress, pictureUrl } from './publicAddress.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const DEADLINE_MS = 10_000;
const MOST_REDIRECTS = 3;
/** After this many failed connections in a row the rest of a host is skipped: offline, an import must not take hours. */
const MOST_FAILURES = 3;
/** The same for all hosts together. */
const MOST_FAILURES_ANYWHERE = 30;

type Get = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

/** Fetches pictures from the public internet, within limits on time, size and redirects. */
export class PictureFetcher {
  readonly #failures = new Map<string, number>();
  #failuresInARow = 0;
  readonly #request: Get;

  /** `request` replaces the internet in tests. */
  constructor(request: Get = getPublic) {
    this.#request = request;
  }

  /** @throws an error that says why there is no picture. */
  async fetch(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    let url = pictureUrl(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await this.#get(url, signal);
      const { location } = response.headers;
      if (response.statusCode === 200) return readPicture(response);
      response.destroy();
      if (!isRedirect(response.statusCode) || !location) throw new Error(`responded with ${response.statusCode}`);
      url = pictureUrl(new URL(location, url).href);
    }
    throw new Error('too many redirects');
  }

  async #get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const failures = this.#failures.get(url.hostname) ?? 0;
    if (failures >= MOST_FAILURES || this.#failuresInARow >= MOST_FAILURES_ANYWHERE) {
      throw new Error(`${url.hostname} cannot be reached`);
    }
    try {
      const response = await this.#request(url, signal);
      this.#failures.delete(url.hostname);
      this.#failuresInARow = 0;
      return response;
    } catch (error) {
      this.#failures.set(url.hostname, failures + 1);
      this.#failuresInARow += 1;
      throw error;
    }
  }
}

function getPublic(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: pictureTypes.join() };
    request(url, { lookup: publicLookup, signal, headers, agent: false }, resolve).on('error', reject).end();
  });
}

/** The addresses that were checked are those that are connected to, so a name cannot change in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), '', 0);
    else if (refused) callback(new Error(`${hostname} leads to ${refused.address}, which is not public`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  const type = response.headers['content-type'] ?? '';
  if (!type.startsWith('image/')) {
    response.destroy();
    throw new Error(`responded with ${type || 'no type'} instead of a picture`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > MOST_BYTES) throw new Error('larger than 8 MB');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (pictureTypeOf(bytes) === undefined)
    throw new Error('not a picture in a supported format (PNG, JPEG, GIF, WebP, AVIF)');
  return bytes;
}

const isRedirect = (status: number | undefined) => status !== undefined && [301, 302, 303, 307, 308].includes(status);
