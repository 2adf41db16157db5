import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { markup } from '../http/page.ts';
import { surroundingsFor, type IdentityContext } from './context.ts';
import { messages } from './messages.ts';
import { MOUNT } from './mountPath.ts';
import { layout, type Page } from './pages/layout.ts';
import { noticePage } from './pages/notice.ts';
import { endSessionsOf, revokeGrants } from './records.ts';

type Context = Pick<IdentityContext, 'db' | 'env' | 'coverMediaId'>;

const show = (context: KoaContextWithOIDC, status: number, { html, headers }: Page) => {
  context.status = status;
  context.set(headers);
  context.body = html;
};

/** The grants of a session, which end with it. */
const grantsOf = ({ oidc: { session } }: KoaContextWithOIDC) =>
  Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => (grantId ? [grantId] : []));

/**
 * Whether the client proves that the user asked to sign out: by the ID token of this very sign-in, while it is valid, and not from a page
 * of another site. An older one that somebody else found must not end anything (K-X14).
 */
function isVouchedFor({ oidc, headers }: KoaContextWithOIDC): boolean {
  const { sub, auth_time: signedInAt, exp } = oidc.entities.IdTokenHint?.payload ?? {};
  const { session } = oidc;
  return (
    session?.accountId !== undefined &&
    sub === session.accountId &&
    signedInAt === session.loginTs &&
    Number(exp) > Date.now() / 1_000 &&
    headers['sec-fetch-site'] !== 'cross-site'
  );
}

/** The provider's own pages: sign-out, and failures of a request that cannot return to its client. */
export function providerPages(context: Context) {
  const surroundings = ({ headers, oidc }: KoaContextWithOIDC) =>
    surroundingsFor(context, headers, oidc?.params?.['ui_locales']);

  return {
    /** Asks, unless the client proves by the ID token that the user has confirmed there already (P14). */
    async logoutSource(koa: KoaContextWithOIDC): Promise<void> {
      const { oidc } = koa;
      if (isVouchedFor(koa)) {
        await endSession(context, koa);
        koa.status = 303;
        koa.redirect(String(oidc.params?.['post_logout_redirect_uri'] ?? `${context.env.publicUrl}/`));
        return;
      }
      const around = await surroundings(koa);
      const text = around.language.intl.formatMessage;
      const page = layout(
        around,
        text(messages.signOutTitle),
        markup`<p class="muted">${text(messages.signOutIntro)}</p>
<form method="post" action="${oidc.urlFor('end_session_confirm')}">
<input type="hidden" name="xsrf" value="${String((oidc.session?.state as { secret?: string } | undefined)?.secret)}">
<button class="button primary" name="logout" value="yes">${text(messages.signOut)}</button>
</form>
<a class="button secondary" href="${around.shopUrl}/">${text(messages.staySignedIn)}</a>`,
      );
      show(koa, 200, page);
    },

    async postLogoutSuccessSource(koa: KoaContextWithOIDC): Promise<void> {
      const around = await surroundings(koa);
      const text = around.language.intl.formatMessage;
      const link = { label: text(messages.toTheShop), url: `${around.shopUrl}/` };
      show(koa, 200, noticePage(around, { title: text(messages.signedOutTitle), text: '', link }));
    },

    async renderError(koa: KoaContextWithOIDC, _out: ErrorOut): Promise<void> {
      const around = await surroundings(koa);
      const text = around.language.intl.formatMessage;
      const link = { label: text(messages.toTheShop), url: `${around.shopUrl}/` };
      show(
        koa,
        koa.status,
        noticePage(around, { title: text(messages.failedTitle), text: text(messages.failed), link }),
      );
    },
  };
}

async function endSession({ db }: Context, koa: KoaContextWithOIDC): Promise<void> {
  const { oidc } = koa;
  await revokeGrants(db, grantsOf(koa));
  await oidc.session?.destroy();
  koa.cookies.set(oidc.provider.cookieName('session'), null, { path: MOUNT, signed: true });
}

/**
 * Adds to the library's sign-out: revokes tokens that would outlive the session, replaces its page, which needs a script, and ends a session
 * whose tokens were revoked, without a proof from the browser.
 */
export function completeSignOut({ db, env }: Context) {
  return async (koa: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const { oidc } = koa;
    if (oidc?.route === 'end_session_confirm' && oidc.params?.['logout']) await revokeGrants(db, grantsOf(koa));
    const revoked =
      oidc?.route === 'revocation' ? (oidc.entities.RefreshToken ?? oidc.entities.AccessToken) : undefined;
    if (revoked?.grantId && revoked.clientId) {
      await endSessionsOf(db, { accountId: revoked.accountId, clientId: revoked.clientId, grantId: revoked.grantId });
    }
    // Nobody is signed in: redirect to the client's address, without a form that submits itself.
    if (oidc?.route === 'end_session' && koa.status === 200 && !oidc.session?.accountId) {
      koa.status = 303;
      koa.redirect(String(oidc.params?.['post_logout_redirect_uri'] ?? `${env.publicUrl}/`));
    }
  };
}
