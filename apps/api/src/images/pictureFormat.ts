const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** First bytes of the five formats that imports accept. */
const BEGINNINGS: readonly (readonly [type: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6))],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12))],
];

/** The accepted formats, as media types. */
export const pictureTypes = BEGINNINGS.map(([type]) => type);

/**
 * The media type of a picture by its content, whatever its headers say; undefined for anything but the five. Other decodable formats, such
 * as SVG, are programs that can run as long as their author likes.
 */
export const pictureTypeOf = (bytes: Uint8Array): string | undefined =>
  BEGINNINGS.find(([, matches]) => matches(bytes))?.[0];
