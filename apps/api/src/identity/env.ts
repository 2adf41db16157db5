import { namesOwnMachine, secretFile } from '@social-shop/environment';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { MOUNT } from './mountPath.ts';

/** The provider's settings. */
export interface IdentityEnv {
  /** The public URL of the host, without a trailing slash. */
  readonly publicUrl: string;
  /** The URL of the provider for browsers and the host; its path is `/identity`. */
  readonly issuer: string;
  /** The host, as the provider's client. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google, or the stand-in for it. */
  readonly federated: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    /** Whether the platform itself is the stand-in for Google, on one's own machine only (P17). */
    readonly isLocal: boolean;
  };
  /** A mail server. Without one mail goes to the outbox page. */
  readonly smtpUrl: string | undefined;
}

/** The secrets of the two clients if none are set. The host, which shares the data folder, finds the first one there. */
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
