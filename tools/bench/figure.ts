/** One measured figure with the floor of the same run, and its goal. */
export interface Figure {
  /** The goal's code, such as 'G4'. */
  readonly goal: string;
  readonly what: string;
  readonly value: string;
  /** The floor, measured in the same run. */
  readonly floor?: string;
  /** Value by floor, if the goal limits it. */
  readonly ratio?: number;
  readonly limit: string;
  readonly met: boolean;
}

/** Printed as one line, so runs can be compared side by side. */
export function lineOf({ goal, what, value, floor, ratio, limit, met }: Figure): string {
  const beside = floor === undefined ? '' : `, floor ${floor}`;
  const times = ratio === undefined ? '' : `, ratio ${ratio.toFixed(2)}`;
  return `${met ? '✓' : '✗'} ${goal}  ${what}: ${value}${beside}${times}  (goal: ${limit})`;
}

/** The median, or another quantile. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
