import { legalPaths } from '@social-shop/legal/paths';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import { ANSWERS } from '../src/consent.ts';
import { readCookies } from './cookies.ts';
import type { HostEnv } from './env.ts';
import { returnPath } from './returnPath.ts';
import { fromOurPage } from './sameOrigin.ts';

/** 180 days (P6, P19). */
const LASTS_S = 180 * 86_400;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BUCKET = /^\d{1,2}$/;

/** When the shop last changed how it follows Global Privacy Control. */
const GPC = { gpc: true, lastUpdate: '2026-11-30' };

/**
 * Handles the form of the cookie question, which works without script: sets the cookies of the answer and redirects back (P6). The cookies
 * that need consent are set and removed only here, so that parallel requests cannot create two visitor ids.
 */
export const consentRoutes: FastifyPluginAsync<{ readonly env: HostEnv }> = async (host, { env }) => {
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;

  function cookiesOf(answer: string, { headers }: FastifyRequest) {
    const consent = (value: string) => cookie('consent', value, LASTS_S);
    // Global Privacy Control is a refusal, even if the visitor accepts.
    if (ANSWERS.get(answer) !== 'granted' || headers['sec-gpc'] === '1')
      return [consent('decline'), ...['vid', 'ltk_sid', 'bucket'].map((name) => cookie(name, '', 0))];
    const kept = readCookies(headers.cookie);
    const [visitor = '', bucket = ''] = [kept.get('vid'), kept.get('bucket')];
    return [
      consent('accept'),
      cookie('vid', UUID.test(visitor) ? visitor : randomUUID(), LASTS_S),
      cookie('bucket', BUCKET.test(bucket) ? bucket : String(randomInt(100)), LASTS_S),
    ];
  }

  host.post(legalPaths.consent(), async (request, reply) => {
    if (!fromOurPage(request, env.publicUrl))
      return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden');
    const { answer, from } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof answer === 'string' && ANSWERS.has(answer)) reply.header('set-cookie', cookiesOf(answer, request));
    return reply.code(303).header('cache-control', 'no-store').redirect(returnPath(from), 303);
  });

  host.get('/.well-known/gpc.json', async (_request, reply) =>
    reply.header('cache-control', 'max-age=86400').send(GPC),
  );
};
