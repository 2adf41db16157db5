/** Keys that could change a prototype. They are dropped in either case form (T53). */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Far more than the contract has. Deeper nesting would overflow the stack, here or when it is rendered (T74). */
const MAX_DEPTH = 64;

type Convert = (key: string) => string;

/** Converts a text of a response. */
export type ConvertText = (text: string) => string;

const cached = (convert: Convert): Convert => {
  const cache = new Map<string, string>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const converted = convert(key);
    // The contract has a few hundred keys. Foreign keys must not grow the cache without limit.
    if (cache.size < 2_000) cache.set(key, converted);
    return converted;
  };
};

/** Matches a run of underscores with the letter behind it, or without one, so that no run is scanned twice. */
const toCamel = cached((key) =>
  key.replace(/_+[a-z0-9]?/g, (run) => (run.endsWith('_') ? run : run.slice(-1).toUpperCase())),
);
const toSnake = cached((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

interface Conversion {
  readonly key: Convert;
  readonly opaqueKeys: readonly string[];
  readonly text?: ConvertText | undefined;
}

function convertKeys(value: unknown, conversion: Conversion, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new RangeError('nested too deep');
  if (typeof value === 'string') return conversion.text ? conversion.text(value) : value;
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, conversion, depth + 1));
  // Such a number has already lost digits: as an id it would name another record (T74).
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError('number beyond 2^53');
  // FormData, Blob, URLSearchParams, Date and the like pass untouched.
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const { key: convert, opaqueKeys } = conversion;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const converted = convert(key);
    if (FORBIDDEN.has(key) || FORBIDDEN.has(converted)) continue;
    if (Object.hasOwn(result, converted)) throw new TypeError(`two keys become '${converted}'`);
    const isOpaque = opaqueKeys.includes(key) || opaqueKeys.includes(converted);
    result[converted] = isOpaque ? item : convertKeys(item, conversion, depth + 1);
  }
  return result;
}

/**
 * Wire to code: snake_case keys become camelCase, values stay (W2).
 *
 * @param opaqueKeys wire names of fields whose keys are data and stay.
 * @param text converts texts; without it they stay.
 * @throws when two keys become one, a number is beyond 2^53, or the nesting is deeper than 64.
 */
export const camelizeKeys = (value: unknown, opaqueKeys: readonly string[] = [], text?: ConvertText) =>
  convertKeys(value, { key: toCamel, opaqueKeys, text });

/** Code to wire. */
export const snakeizeKeys = (value: unknown, opaqueKeys: readonly string[] = []) =>
  convertKeys(value, { key: toSnake, opaqueKeys });
