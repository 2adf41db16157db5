import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readCookies } from '../cookies.ts';
import type { CookieKind } from './cookie.ts';

const INVITE = /^[A-Za-z0-9._-]{1,64}$/;

/** The code of the person who invited a visitor, kept for this browser session (S6). */
export function createInvites(cookie: CookieKind) {
  const name = cookie.name('invite');
  return {
    of({ headers }: FastifyRequest): string | undefined {
      const code = readCookies(headers.cookie).get(name);
      return code && INVITE.test(code) ? code : undefined;
    },

    /** `/user/{invite?}` redirects to sign-up at `signUp`, with the flag if there is a code. */
    routes: (async (host, { signUp, signUpInvited }) => {
      for (const url of ['/user', '/user/:invite']) {
        host.get(url, async (request, reply) => {
          const { invite } = request.params as { readonly invite?: string };
          const valid = invite !== undefined && INVITE.test(invite);
          if (valid) reply.header('set-cookie', cookie.set(name, invite, undefined));
          return reply.header('cache-control', 'no-store').redirect(valid ? signUpInvited : signUp, 303);
        });
      }
    }) satisfies FastifyPluginAsync<{ readonly signUp: string; readonly signUpInvited: string }>,
  };
}

export type Invites = ReturnType<typeof createInvites>;
