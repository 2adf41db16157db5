import { createReadStream } from 'node:fs';
import { NotAProductFile } from './file-product.ts';

/**
 * The text of a file in pieces, without its byte order mark: UTF-8, or UTF-16 where a mark says so, as spreadsheets write it.
 *
 * @param onBytes is told how much has been read.
 * @throws NotAProductFile when it is no text.
 */
export async function* textOf(path: string, onBytes: (read: number) => void): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let read = 0;
  const decode = (bytes?: Buffer) => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw new NotAProductFile('it is not text in UTF-8');
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true });
    read += bytes.length;
    onBytes(read);
    yield decode(bytes);
  }
  yield decode();
}
