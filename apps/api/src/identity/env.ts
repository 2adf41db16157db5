import { namesOwnMachine, secretFile } from '@social-shop/environment';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { MOUNT } from './mountPath.ts';

/** What the provider works with. */
export interface IdentityEnv {
  /** Where shoppers reach the host, without a slash at the end. */
  readonly publicUrl: string;
  /** Where browsers and the host reach the provider; its path is `/identity`. */
  readonly issuer: string;
  /** The host, as the provider's client. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google, or what plays it. */
  readonly federated: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    /** Whether the platform itself plays Google, which it does on one's own machine only (P17). */
    readonly isLocal: boolean;
  };
  /** A mail server; without one mail goes to the outbox page. */
  readonly smtpUrl: string | undefined;
}

/** The secrets of the two clients where none are set: the host, which shares the data folder, finds the first one there. */
export function identityEnv({ identity, publicUrl, apiUrl, dataDir }: Env): IdentityEnv {
  const secret = (name: string) => secretFile(join(dataDir, name)).toString('base64url');
  return {
    publicUrl,
    issuer: identity.issuer ?? apiUrl + MOUNT,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret ?? secret('oidc-client.key'),
    federated: {
      issuer: identity.federatedIssuer ?? `${apiUrl}/federated`,
      clientId: identity.federatedClientId,
      clientSecret: identity.federatedClientSecret ?? secret('federated-client.key'),
      isLocal: identity.federatedIssuer === undefined && namesOwnMachine(publicUrl),
    },
    smtpUrl: identity.smtpUrl,
  };
}
