import { eq } from 'drizzle-orm';
import * as openid from 'openid-client';
import type { Db } from '../../db/database.ts';
import type { IdentityEnv } from '../env.ts';
import { MOUNT } from '../mountPath.ts';
import { federatedLogins } from '../schema.ts';

/** Registered at Google: the only address to which it redirects back. */
export const CALLBACK_PATH = `${MOUNT}/federated/callback`;

const AWAY_MS = 3_600_000;

/** Google's claims about a person. */
export interface FederatedPerson {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** The platform as a client of Google, or of the stand-in: plain OpenID Connect in both cases. */
export function createFederatedClient(db: Db, { issuer, federated }: IdentityEnv) {
  const redirectUri = issuer + CALLBACK_PATH.slice(MOUNT.length);
  let discovered: Promise<openid.Configuration> | undefined;

  /** Discovered on first use, and again after a failure. */
  const configuration = () => {
    discovered ??= openid
      .discovery(new URL(federated.issuer), federated.clientId, federated.clientSecret, undefined, {
        // Only the stand-in for Google on this machine has no TLS.
        execute: federated.issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    /** The address to which the browser is redirected, and the state that identifies the visit. */
    async start(
      interactionUid: string,
      { loginHint, language }: { loginHint: string; language: string },
    ): Promise<URL> {
      const config = await configuration();
      const codeVerifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const expiresAt = new Date(Date.now() + AWAY_MS);
      await db.insert(federatedLogins).values({ state, interactionUid, nonce, codeVerifier, expiresAt });
      return openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        ui_locales: language,
        ...(loginHint && { login_hint: loginHint }),
      });
    },

    /** The visit to which a response belongs. */
    async visitOf(state: string): Promise<string | undefined> {
      const [row] = await db
        .select({ uid: federatedLogins.interactionUid })
        .from(federatedLogins)
        .where(eq(federatedLogins.state, state));
      return row?.uid;
    },

    /**
     * * The person who came back, once per response; undefined if Google or the visitor refused, if the response does not belong to this
     * visit, or if it cannot be trusted.
     */
    async finish(interactionUid: string, query: string): Promise<FederatedPerson | undefined> {
      const state = new URLSearchParams(query).get('state') ?? '';
      const [login] = await db.delete(federatedLogins).where(eq(federatedLogins.state, state)).returning();
      if (login?.interactionUid !== interactionUid || login.expiresAt <= new Date()) return undefined;
      const config = await configuration();
      try {
        const tokens = await openid.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: login.nonce,
          pkceCodeVerifier: login.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return undefined;
        const { sub, email, email_verified: isVerified, name } = claims;
        if (typeof email !== 'string' || isVerified !== true) return undefined;
        return { subject: sub, email, name: typeof name === 'string' ? name : '' };
      } catch (error) {
        if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
          return undefined;
        }
        throw error;
      }
    },
  };
}

export type FederatedClient = ReturnType<typeof createFederatedClient>;
