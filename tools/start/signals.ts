import { StartError } from './progress.ts';

/** Exit codes by the convention of shells, 128 plus the signal's number; a closed channel counts as SIGHUP. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, disconnect: 129 } as const;

/**
 * Runs the program until it ends, with its exit code, or until it fails, gets a signal or loses the launcher that started it; then `stop`
 * ends its children. A second signal changes nothing, because Ctrl-C arrives from the terminal and from npm.
 */
export function endOn(stop: () => Promise<void>, program: () => Promise<number | void>): void {
  let ending = false;
  const end = async (exitCode: number) => {
    if (ending) return;
    ending = true;
    await stop();
    process.exit(exitCode);
  };
  for (const [event, exitCode] of Object.entries(exitCodes)) {
    process.on(event, () => {
      if (!ending) console.log('\nStopping …');
      void end(exitCode);
    });
  }
  program().then(
    (exitCode) => end(exitCode ?? 0),
    (error: Error) => {
      if (!ending) console.error(`\n${error instanceof StartError ? error.message : error.stack}\n`);
      return end(1);
    },
  );
}
