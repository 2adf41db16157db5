/** The 36-character form of a compact id, which has time-high, time-mid, time-low, clock-sequence and node in that order. */
export const fromCompactId = (compact: string) =>
  compact.replace(/^(.{4})(.{4})(.{8})(.{4})(.{12})$/, '$3-$2-$1-$4-$5');
