/** The time up to which the demo catalogue was 'posted': fixed, so every machine makes the same data. */
export const CATALOGUE_DATE = Date.UTC(2026, 10, 27, 18);

export const DAY_MS = 86_400_000;
/** How far back posts go: 18 months. */
export const CATALOGUE_DAYS = 548;
