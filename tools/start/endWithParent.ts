/**
 * Loaded before platform and host. While a program starts, nothing in it notices that its parent was killed, and it would keep the port and
 * the data folder.
 */
const STOP_WITHIN_MS = 9_000;

process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
});

// Listening alone would keep a finished program alive.
process.channel?.unref();
