import { createReadStream } from 'node:fs';
import { NotAProductFile } from './fileProduct.ts';

/**
 * The text of a file in chunks, without its byte order mark and with LF for every line end: UTF-8, unless the file's mark or XML
 * declaration says otherwise.
 *
 * @param onBytes called with the number of bytes read.
 * @throws NotAProductFile if it is not text.
 */
export async function* textOf(path: string, onBytes: (read: number) => void): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let read = 0;
  // A CR at the end of a chunk waits for the next one: it may be half of a line end.
  let waiting = '';
  const decode = (bytes?: Buffer) => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw new NotAProductFile(`it is not text in ${decoder?.encoding.toUpperCase()}`);
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(bytes);
    read += bytes.length;
    onBytes(read);
    const text = waiting + decode(bytes);
    waiting = text.endsWith('\r') ? '\r' : '';
    yield withLineFeeds(waiting ? text.slice(0, -1) : text);
  }
  yield withLineFeeds(waiting + decode());
}

const withLineFeeds = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

const marks = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
  [0xef, 0xbb, 'utf-8'],
] as const;

/** Long enough for every XML declaration. */
const DECLARATION = 200;

function decoderFor(bytes: Buffer): InstanceType<typeof TextDecoder> {
  const marked = marks.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  const encoding = marked ?? unmarked(bytes) ?? declared(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new NotAProductFile(`its encoding '${encoding}' is not known`);
  }
}

/** UTF-16 without a mark: product files and XML begin with an ASCII character. */
function unmarked([first, second]: Buffer): string | undefined {
  if (first === 0 && second) return 'utf-16be';
  return first && second === 0 ? 'utf-16le' : undefined;
}

function declared(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('latin1', 0, DECLARATION);
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning)?.[1];
}
