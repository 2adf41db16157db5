import { PENDING_MS, takePending, type SessionState } from '@social-shop/auth/calls';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { FORM_TOKEN_HEADER } from '../../src/ownCall.ts';
import { isOurCall } from '../sameOrigin.ts';
import type { SessionRecord } from './session.ts';
import { equalTokens } from './signOut.ts';
import type { SessionStore } from './store.ts';

const ID = /^[0-9a-f]{32}$/;

/** Returns the id of an action that waits in the browser for a sign-in, if it is one. */
export const pendingId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;

/** The action that led to a sign-in, for the session's pages. */
export const pendingIn = ({ began }: SessionRecord): Pick<SessionState, 'pending'> =>
  began?.pending !== undefined && Date.now() - began.at < PENDING_MS ? { pending: began.pending } : {};

interface Options {
  readonly store: SessionStore;
  readonly publicUrl: string;
}

/** Gives the action that led to a sign-in to one document of its session, once (P3). */
export const pendingRoutes: FastifyPluginAsync<Options> = async (host, { store, publicUrl }) => {
  host.post(`/api${takePending.path}`, async (request, reply) => {
    const visitor = await host.visitors.of(request);
    const token = String(request.headers[FORM_TOKEN_HEADER] ?? '');
    reply.header('cache-control', 'private, no-store');
    if (!visitor || !isOurCall(request, publicUrl) || !equalTokens(visitor.state.formToken, token))
      return reply.code(403).send({ error_code: 'host-refused', developer_message: 'not a call of a page of ours' });
    const { pending } = visitor.state;
    const { id } = (request.body ?? {}) as { readonly id?: unknown };
    const isOurs = pending !== undefined && pending === id;
    // A lease that is never released.
    const taken = isOurs && (await store.tryLock(`pending ${pending}`, randomUUID(), PENDING_MS)) !== undefined;
    if (!taken) return reply.code(409).send({ error_code: 'conflict', developer_message: 'no such action is pending' });
    return reply.code(204).send();
  });
};
