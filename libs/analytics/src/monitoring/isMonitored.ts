/** Percent of visits that are monitored in production, and elsewhere (specification 1, section 9). */
const PERCENT = { production: 1, ownMachine: 100 };

/** Names of one's own machine. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a visit is one of those that are monitored: all of its pages, or none.
 * @param visit Id of the visit, a random UUID.
 * @param hostname Where the shop is.
 */
export function isMonitored(visit: string, hostname: string): boolean {
  const percent = OWN_NAMES.includes(hostname) ? PERCENT.ownMachine : PERCENT.production;
  return Number.parseInt(visit.slice(0, 8), 16) % 100 < percent;
}
