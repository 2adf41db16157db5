import type { Assignment, Assignments } from '@social-shop/experiments/server';
import type { FastifyPluginAsync } from 'fastify';
import { returnPath } from './returnPath.ts';
import { cookieKind } from './session/cookie.ts';
import type { Sealer } from './session/sealer.ts';

/** Purpose under which the token is sealed. Link and cookie carry the same token. */
const PLACE = 'variant preview';

/** Milliseconds for which a preview link works, and for which the variant stays after it was opened. */
const LASTS_MS = 7 * 86_400_000;

/** The cookie's names over https and http. */
const COOKIES = ['__Host-variant', 'variant'] as const;

interface Preview {
  readonly experiment: string;
  readonly variant: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const isPreview = (value: unknown): value is Preview =>
  typeof value === 'object' && value !== null && 'until' in value && Number(value.until) > Date.now();

/** Whether a request may be for a variant that its visitor chose: its page is kept for nobody. */
export const hasPreview = (cookies: ReadonlyMap<string, string>): boolean => COOKIES.some((name) => cookies.has(name));

/** The path of a link that shows a variant of an experiment for testing. Nobody else can make one. */
export const previewPath = (sealer: Sealer, experiment: string, variant: string): string =>
  `/preview/${sealer.seal({ experiment, variant, until: Date.now() + LASTS_MS } satisfies Preview, PLACE)}`;

/** The variants of a visitor, including that of a preview link they have opened. */
export function withPreview(
  assignments: Assignments,
  assignment: Assignment,
  cookies: ReadonlyMap<string, string>,
  sealer: Sealer,
): Assignment {
  const token = COOKIES.map((name) => cookies.get(name)).find((value) => value !== undefined);
  const preview = token === undefined ? undefined : sealer.open(token, PLACE);
  return isPreview(preview) ? assignments.withVariant(assignment, preview.experiment, preview.variant) : assignment;
}

interface Options {
  readonly publicUrl: string;
  readonly sealer: Sealer;
}

/**
 * Opens a preview until the browser is closed. A link that is too old or was made elsewhere ends the one that is open, as does
 * `/preview/off`.
 */
export const previewRoutes: FastifyPluginAsync<Options> = async (host, { publicUrl, sealer }) => {
  const cookie = cookieKind(publicUrl);
  const name = cookie.name('variant');
  // Longer than the router's parameters may be.
  host.get('/preview/*', async (request, reply) => {
    const { '*': token } = request.params as { readonly '*': string };
    const { from } = request.query as { readonly from?: unknown };
    const opened = isPreview(sealer.open(token, PLACE));
    return reply
      .header('set-cookie', opened ? cookie.set(name, token, undefined) : cookie.clear(name))
      .header('cache-control', 'no-store')
      .redirect(returnPath(from), 303);
  });
};
