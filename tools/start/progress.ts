const STILL_AT_WORK_MS = 10_000;

/** An error that the person at the terminal can act on: they get its message, no stack. */
export class StartError extends Error {}

/** Runs one long step with a line when it begins, one every ten seconds, and one with its duration at the end. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  console.log(`${what} …`);
  const still = setInterval(() => console.log(`  still at it, ${seconds()} s`), STILL_AT_WORK_MS);
  try {
    const result = await work();
    console.log(`✓ ${what} (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(still);
  }
}
