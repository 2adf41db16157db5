import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, zstdCompressSync } from 'node:zlib';
import type { Coding } from './contentCoding.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A page as it is sent, with the headers that say how. */
export interface PageBytes {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** How hard a page is compressed with brotli. Each next level of a page of 220 kB costs so many ms of a second processor, and saves bytes. */
export const levels = {
  /** Sent once, to a browser without zstd: 2 ms. */
  once: 4,
  /** Kept for others: 3 ms, 13 % fewer bytes. */
  kept: 5,
  /** Kept, and much asked for: 0.3 s, another 13 % fewer. */
  popular: 11,
} as const;

/** As a power of two, the text that is looked back on: more than pages have. The usual window costs two thirds more. */
const WINDOW = 19;

/** A page in brotli, whole, since a stream would hand every piece of it between two threads. */
export async function brotliBytes(html: Buffer, level: (typeof levels)[keyof typeof levels]): Promise<PageBytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
  };
  return coded('br', await compress(html, { params }));
}

/** A page in zstd: 0.3 ms, fewer bytes than brotli has for 2. So short a work is not worth handing to another thread. */
export const zstdBytes = (html: Buffer): PageBytes =>
  coded('zstd', zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }));

const coded = (coding: Coding, bytes: Buffer): PageBytes => ({
  bytes,
  headers: { 'content-encoding': coding, 'content-length': String(bytes.byteLength) },
});

/** The HTML of a page that was compressed with brotli. */
export const htmlOf = (bytes: Buffer): Promise<Buffer> => decompress(bytes);
