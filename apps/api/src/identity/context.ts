import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Db } from '../db/database.ts';
import type { IdentityEnv } from './env.ts';
import type { LoginLimits } from './loginLimits.ts';
import type { Mailer } from './mail.ts';
import type { Page, Surroundings } from './pages/layout.ts';
import { languageOf } from './texts.ts';

/** Dependencies of all parts of the provider. */
export interface IdentityContext {
  readonly db: Db;
  readonly env: IdentityEnv;
  /** The provider with the current keys. */
  readonly provider: () => Provider;
  readonly mailer: Mailer;
  /** The picture next to the sign-in form, if the shop has one. */
  readonly coverMediaId: () => Promise<string | undefined>;
  /** In this process: attempts that are running, and those that wait. */
  readonly logins: LoginLimits;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The frame of a page for the sender of these headers. */
export async function surroundingsFor(
  { env, coverMediaId }: Pick<IdentityContext, 'env' | 'coverMediaId'>,
  headers: Headers,
  uiLocales: unknown,
): Promise<Surroundings> {
  const mediaId = await coverMediaId();
  return {
    language: languageOf({
      uiLocales,
      cookie: one(headers['cookie']),
      acceptLanguage: one(headers['accept-language']),
    }),
    shopUrl: env.publicUrl,
    artUrl: mediaId && `/images/${mediaId}/900`,
    formTargets: [env.publicUrl],
  };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : value?.join(', '));

export const sendPage = (reply: FastifyReply, status: number, { html, headers }: Page) =>
  reply.code(status).headers(headers).send(html);

/** A field of a form or of a query as text; anything but text counts as empty. */
export function textOf(source: unknown, name: string): string {
  const value = typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The browsers inside other apps, which Google refuses. */
export const isInApp = ({ headers }: FastifyRequest) =>
  /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|LinkedInApp|Snapchat|Pinterest)\b/i.test(
    headers['user-agent'] ?? '',
  );
