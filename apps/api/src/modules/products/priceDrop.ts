/** How far a price has fallen in whole percent; undefined if it has not, or by less than half of one. */
export function percentDrop(before: number, after: number): number | null {
  const percent = Math.round((1 - after / before) * 100);
  return percent > 0 ? percent : null;
}
