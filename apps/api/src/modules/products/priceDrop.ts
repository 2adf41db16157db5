/** The price drop in whole percent; undefined without one, or if it is below half a percent. */
export function percentDrop(before: number, after: number): number | null {
  const percent = Math.round((1 - after / before) * 100);
  return percent > 0 ? percent : null;
}
