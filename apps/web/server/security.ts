import { createHash } from 'node:crypto';
import { VARY } from './pages/choices.ts';

const [STYLE, STYLE_END] = ['<style', '</style>'];

/**
 * Hashes of a page's style blocks, over exactly the bytes between the tags, as CSP requires. It searches the bytes that are sent, which is
 * faster than searching text.
 */
export function styleHashes(html: Buffer): readonly string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf(STYLE); at >= 0; at = html.indexOf(STYLE, at + 1)) {
    const css = html.subarray(html.indexOf('>', at) + 1, html.indexOf(STYLE_END, at));
    hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  return hashes;
}

/** The inputs of the policy: the page's own blocks, and the origin of pictures. */
interface PolicyOptions {
  readonly styles?: readonly string[];
  readonly imageBaseUrl: string;
  /** Targets of our forms outside the shop: browsers apply the policy to redirects after a form, too. */
  readonly issuerUrl: string;
}

/**
 * The strictest policy with which the shop works. Nothing inline executes, so there is no nonce, and a page can be kept with its header.
 * Only style blocks that the server itself wrote are allowed, by hash.
 */
export function contentSecurityPolicy({ styles = [], imageBaseUrl, issuerUrl }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    `img-src 'self' data: ${new URL(imageBaseUrl).origin}`,
    `media-src 'self' ${new URL(imageBaseUrl).origin}`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(issuerUrl).origin}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Headers that belong to a page's bytes. Without `strictPolicy`, for development, it has no policy. */
export function headersOfPages({
  strictPolicy,
  ...policy
}: Omit<PolicyOptions, 'styles'> & { readonly strictPolicy: boolean }) {
  return (html: Buffer): Readonly<Record<string, string>> => ({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: VARY,
    ...(strictPolicy
      ? { 'content-security-policy': contentSecurityPolicy({ ...policy, styles: styleHashes(html) }) }
      : {}),
  });
}

/** Headers of every response of the host (T63). */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Sent only over https: on http a browser ignores it.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
