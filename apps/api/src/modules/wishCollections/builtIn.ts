import { createHash } from 'node:crypto';

/** The built-in collections, which everybody has (W32). */
export const builtInKinds = ['favorite-products', 'favorite-posts'] as const;

export type BuiltInKind = (typeof builtInKinds)[number];

/** The id of a person's built-in collection: made from the person's, so that it is known before there is a row (UUID version 8). */
export function builtInId(userId: string, kind: BuiltInKind): string {
  const hex = createHash('sha256').update(`${userId} ${kind}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
