import type { Call } from '@social-shop/api-contract/call';

/** The address of the next page of a list that is not continued by a cursor: the same call with other values. */
export function nextUrl({ path }: Pick<Call, 'path'>, query: object, changes: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes }) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, String(item));
  }
  return `${path}?${search}`;
}
