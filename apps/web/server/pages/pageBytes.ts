import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** How hard a page is compressed. Each next level of a page of 220 kB costs so many ms of a second processor, and saves bytes. */
export const levels = {
  /** Sent once: 2 ms. */
  once: 4,
  /** Kept for others: 4 ms, 10 % fewer bytes. */
  kept: 5,
  /** Kept, and much asked for: 0.3 s, another 12 % fewer. */
  popular: 11,
} as const;

/** As a power of two, the text that is looked back on: more than pages have. The usual window costs two thirds more. */
const WINDOW = 19;

/** A page as it is sent to who takes brotli: whole, since a stream would hand every piece of it between two threads. */
export async function pageBytes(html: string | Buffer, level: (typeof levels)[keyof typeof levels]) {
  const bytes = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  return { bytes, headers: { 'content-encoding': 'br', 'content-length': String(bytes.byteLength) } };
}

/** The HTML of a page that was compressed. */
export const htmlOf = (bytes: Buffer): Promise<Buffer> => decompress(bytes);
