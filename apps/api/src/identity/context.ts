import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Db } from '../db/database.ts';
import type { IdentityEnv } from './env.ts';
import type { LoginLimits } from './loginLimits.ts';
import type { Mailer } from './mail.ts';
import type { Page, Surroundings } from './pages/layout.ts';
import { languageOf } from './texts.ts';

/** What everything of the provider works with. */
export interface IdentityContext {
  readonly db: Db;
  readonly env: IdentityEnv;
  /** The provider with the keys of the moment. */
  readonly provider: () => Provider;
  readonly mailer: Mailer;
  /** The picture beside the sign-in form, where the shop has one. */
  readonly coverMediaId: () => Promise<string | undefined>;
  /** Of this process: what is under way, and who waits. */
  readonly logins: LoginLimits;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What stands around a page for whoever sent these headers. */
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

/** A field of a form or of a query as text; whatever else it is counts as empty. */
export function textOf(source: unknown, name: string): string {
  const value = typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Inside of other apps' browsers, which Google refuses. */
export const isInApp = ({ headers }: FastifyRequest) =>
  /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|LinkedInApp|Snapchat|Pinterest)\b/i.test(
    headers['user-agent'] ?? '',
  );
