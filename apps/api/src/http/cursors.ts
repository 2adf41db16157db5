import { secretFile } from '@social-shop/environment';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { invalidCursor } from '../plugins/errors.ts';

/** Position in a list at which the next page begins. */
export interface Position {
  /** Time of the first page: later pages show the list as of then. */
  readonly moment: Date;
  /** Sort key of the last row shown: a score, or milliseconds. */
  readonly key: number;
  readonly id: string;
}

const VERSION = 1;
const MAC_BYTES = 16;
/** Version, time, key and the id's 16 bytes. */
const BODY_BYTES = 1 + 8 + 8 + 16;

/** Converts a position to an opaque text and back (W15). */
export class Cursors {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** @param list names the list with everything that selects its rows: no other list accepts the cursor. */
  write(list: string, { moment, key, id }: Position): string {
    const body = Buffer.alloc(BODY_BYTES);
    body.writeUInt8(VERSION, 0);
    body.writeDoubleBE(moment.getTime(), 1);
    body.writeDoubleBE(key, 9);
    body.write(id.replaceAll('-', ''), 17, 'hex');
    return Buffer.concat([body, this.#mac(list, body)]).toString('base64url');
  }

  /** @throws 400 `invalid-cursor` for anything that `write` did not create for the same list. */
  read(list: string, cursor: string): Position {
    const bytes = Buffer.from(cursor, 'base64url');
    const body = bytes.subarray(0, BODY_BYTES);
    if (
      bytes.length !== BODY_BYTES + MAC_BYTES ||
      bytes.toString('base64url') !== cursor ||
      !timingSafeEqual(bytes.subarray(BODY_BYTES), this.#mac(list, body)) ||
      body.readUInt8(0) !== VERSION
    ) {
      throw invalidCursor();
    }
    return {
      moment: new Date(body.readDoubleBE(1)),
      key: body.readDoubleBE(9),
      id: body.toString('hex', 17).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    };
  }

  #mac(list: string, body: Buffer): Buffer {
    return createHmac('sha256', this.#secret).update(list).update('\0').update(body).digest().subarray(0, MAC_BYTES);
  }
}

/** The key of this installation's cursors, created once under `dataDir` so a page survives a restart. */
export const cursorSecret = (dataDir: string): Buffer => secretFile(join(dataDir, 'cursor.key'));
