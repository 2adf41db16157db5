import { ownMachine, secretFile } from '@social-shop/environment';
import type { FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { HostEnv } from './env.ts';

/** The secret that the platform knows this host by: as set, or the one that both share under `DATA_DIR`. */
export const clientSecretOf = ({ clientSecret, dataDir }: HostEnv): string =>
  clientSecret ?? secretFile(join(dataDir, 'oidc-client.key')).toString('base64url');

/** HTTP Basic, as RFC 6749, section 2.3.1, has it. */
export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from([id, secret].map(encodeURIComponent).join(':')).toString('base64')}`;

/**
 * What says to the platform for whom a request is, which it counts and shares its work by. It takes nobody's word but this
 * host's (W21), and `Authorization` belongs to the visitor.
 */
export function visitorHeaders(env: HostEnv): (request: FastifyRequest) => Readonly<Record<string, string>> {
  const authorization = basic(env.clientId, clientSecretOf(env));
  return ({ ip }) => ({ 'x-visitor-address': ip, 'x-host-authorization': authorization });
}

/** Whether a visitor sits at this machine, which the platform's demo people are there for (P17). */
export function visitorOnOwnMachine({ publicUrl }: Pick<HostEnv, 'publicUrl'>): (request: FastifyRequest) => boolean {
  const isFromOwnMachine = ownMachine(publicUrl);
  return ({ raw }) => isFromOwnMachine(raw);
}
