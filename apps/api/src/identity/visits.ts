import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults } from 'oidc-provider';
import { sendPage, surroundingsFor, textOf, type IdentityContext } from './context.ts';
import { messages } from './messages.ts';
import { MOUNT } from './mountPath.ts';
import type { Surroundings } from './pages/layout.ts';
import { noticePage } from './pages/notice.ts';
import type { SignInPaths } from './pages/signIn.ts';

/** A browser in the middle of a sign-in that a client has asked for. */
export interface Visit {
  readonly uid: string;
  /** What the visitor has to do: `login` or `consent`. */
  readonly prompt: string;
  /** The client's request. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The user who is signed in at the provider already. */
  readonly accountId: string | undefined;
  /** The support agent who has entered a password and has not chosen a view yet. */
  readonly agentId: string | undefined;
  readonly surroundings: Surroundings;
  readonly paths: SignInPaths;
}

export const interactionPath = (uid: string) => `${MOUNT}/interaction/${uid}`;

const pathsOf = (uid: string): SignInPaths => {
  const base = interactionPath(uid);
  return {
    login: `${base}/login`,
    signup: `${base}/signup`,
    forgot: `${base}/forgot`,
    google: `${base}/google`,
    consent: `${base}/consent`,
    actAs: `${base}/act-as`,
  };
};

/**
 * The sign-in of a request, by the browser's cookie (which is not sent with other sites' forms). Without one the visitor gets a page with a
 * link, and the caller undefined.
 */
export async function openVisit(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  try {
    const { uid, params, prompt, session, result } = await context
      .provider()
      .interactionDetails(request.raw, reply.raw);
    if (uid !== textOf(request.params, 'uid')) throw new errors.SessionNotFound('another sign-in');
    return {
      uid,
      params,
      prompt: prompt.name,
      accountId: session?.accountId,
      agentId: textOf(result, 'agentId') || undefined,
      surroundings: await surroundingsFor(context, request.headers, params['ui_locales']),
      paths: pathsOf(uid),
    };
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const surroundings = await surroundingsFor(context, request.headers, undefined);
    const text = surroundings.language.intl.formatMessage;
    const link = { label: text(messages.startAgain), url: `${context.env.publicUrl}/login` };
    const page = noticePage(surroundings, { title: text(messages.expiredTitle), text: text(messages.expired), link });
    await sendPage(reply, 400, page);
    return undefined;
  }
}

/** Ends the visit with its result: the browser returns to the client. */
export async function finishVisit(
  { provider }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider().interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
}
