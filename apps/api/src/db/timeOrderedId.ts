import { randomUUID } from 'node:crypto';

/** A new UUID that sorts after those of earlier milliseconds (version 7 of RFC 9562). */
export function timeOrderedId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
