/** Rows in the order in which their ids were asked for, each once; an id without a row is left out (W16). */
export function inOrderOf<T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => byId.get(id) ?? []);
}
