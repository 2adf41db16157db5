const STILL_AT_WORK_MS = 10_000;

/** An error that the person at the terminal can fix: it is shown as a message without a stack. */
export class StartError extends Error {}

/** Runs one long step: prints a line when it begins, one every ten seconds, and one with its duration at the end. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  console.log(`${what} …`);
  const still = setInterval(() => console.log(`  still running, ${seconds()} s`), STILL_AT_WORK_MS);
  try {
    const result = await work();
    console.log(`✓ ${what} (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(still);
  }
}
