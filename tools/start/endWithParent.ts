/**
 * Loaded before platform and host: while a program still starts, nothing in it hears that its parent was killed, and it
 * would go on alone with the port and the data folder.
 */
const STOP_WITHIN_MS = 9_000;

process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
});

// Listening alone would keep a program alive that has nothing left to do.
process.channel?.unref();
