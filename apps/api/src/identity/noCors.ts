import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Takes back that pages of any origin may read what a provider answers, which the library lets them: no page is a client of
 * ours (T36).
 */
export async function withoutCors(koa: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } finally {
    for (const name of koa.res.getHeaderNames()) if (name.startsWith('access-control-')) koa.remove(name);
  }
}
