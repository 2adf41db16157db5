import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Removes the CORS headers with which the library lets pages of any origin read a provider's responses: no page is a client of ours (T36).
 */
export async function withoutCors(koa: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } finally {
    for (const name of koa.res.getHeaderNames()) if (name.startsWith('access-control-')) koa.remove(name);
  }
}
