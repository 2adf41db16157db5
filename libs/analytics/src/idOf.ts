/**
 * The id of an event: the same for the same browser and text, so that the sink stores it once (W38); without a browser a new one. The rest of a
 * browser's random id tells browsers apart, so a short hash tells the events of one.
 * @param browser Id of the browser, a random UUID.
 */
export function idOf(browser: unknown, about: readonly unknown[]): string {
  if (typeof browser !== 'string') return crypto.randomUUID();
  let hash = 0;
  for (const character of about.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return (hash >>> 0).toString(16).padStart(8, '0') + browser.slice(8);
}
