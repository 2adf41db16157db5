import { namesOwnMachine } from '@social-shop/environment';
import { StartFailure } from './db/failure.ts';
import type { Env } from './env.ts';

/**
 * Refuses a start for visitors on other machines that would need defaults of one's own machine (P17).
 *
 * @throws an error that names every variable to set, and why
 */
export function requireSettingsElsewhere({ publicUrl, demoCatalogue, faults, identity }: Env): void {
  if (namesOwnMachine(publicUrl)) return;
  const missing = [
    demoCatalogue && "CATALOG=none: the demo's people sign in with a password that is printed.",
    identity.federatedIssuer === undefined &&
      'FEDERATED_ISSUER, FEDERATED_CLIENT_ID and FEDERATED_CLIENT_SECRET, such as https://accounts.google.com: the stand-in for Google accepts any claimed identity.',
    identity.federatedIssuer !== undefined &&
      identity.federatedClientSecret === undefined &&
      'FEDERATED_CLIENT_SECRET, as the provider at FEDERATED_ISSUER gave it.',
    identity.smtpUrl === undefined && 'SMTP_URL: without a mail server nobody gets the links that set a password.',
    faults && 'FAULTS=off: anybody who reaches the platform could make it fail.',
  ].filter((line) => line !== false);
  if (missing.length === 0) return;
  throw new StartFailure(
    [
      `PUBLIC_URL is ${publicUrl}, so visitors are not on this machine. Some defaults are for one's own machine only. Set`,
      ...missing.map((line) => `  ${line}`),
      'See docs/operations.md.',
    ].join('\n'),
  );
}
