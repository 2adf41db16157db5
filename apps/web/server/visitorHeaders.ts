import { ownMachine, secretFile } from '@social-shop/environment';
import type { FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { HostEnv } from './env.ts';

/** The secret that identifies this host to the platform: as set, or the one that both share under `DATA_DIR`. */
export const clientSecretOf = ({ clientSecret, dataDir }: HostEnv): string =>
  clientSecret ?? secretFile(join(dataDir, 'oidc-client.key')).toString('base64url');

/** HTTP Basic (RFC 6749, section 2.3.1). */
export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from([id, secret].map(encodeURIComponent).join(':')).toString('base64')}`;

/**
 * Headers that tell the platform which visitor a request is for, so it can limit and queue per visitor. The platform trusts only this host
 * to say so (W21), and `Authorization` belongs to the visitor.
 */
export function visitorHeaders(env: HostEnv): (request: FastifyRequest) => Readonly<Record<string, string>> {
  const authorization = basic(env.clientId, clientSecretOf(env));
  return ({ ip }) => ({ 'x-visitor-address': ip, 'x-host-authorization': authorization });
}

/** Whether a visitor is on this machine. The platform's demo people exist only there (P17). */
export function visitorOnOwnMachine({ publicUrl }: Pick<HostEnv, 'publicUrl'>): (request: FastifyRequest) => boolean {
  const isFromOwnMachine = ownMachine(publicUrl);
  return ({ raw }) => isFromOwnMachine(raw);
}
