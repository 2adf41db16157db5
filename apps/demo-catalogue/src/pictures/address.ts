/** URL of the module that draws, for a thread that loads it. */
export const drawings = new URL('./draw.ts', import.meta.url).href;
