/** One measured figure beside the floor of the same run and the goal it has to reach. */
export interface Figure {
  /** Of the goals, such as 'G4'. */
  readonly goal: string;
  readonly what: string;
  readonly value: string;
  /** What cannot be beaten, measured in the same run. */
  readonly floor?: string;
  /** Value by floor, where the goal is one. */
  readonly ratio?: number;
  readonly limit: string;
  readonly met: boolean;
}

/** Printed as one line, so that runs can be laid side by side. */
export function lineOf({ goal, what, value, floor, ratio, limit, met }: Figure): string {
  const beside = floor === undefined ? '' : `, floor ${floor}`;
  const times = ratio === undefined ? '' : `, ratio ${ratio.toFixed(2)}`;
  return `${met ? '✓' : '✗'} ${goal}  ${what}: ${value}${beside}${times}  (goal: ${limit})`;
}

/** The middle one, or the given share of the way up. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
