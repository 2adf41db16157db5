import { createHash } from 'node:crypto';
import { ICON_LINK, MARK } from '../../http/icon.ts';
import { Markup, markup } from '../../http/page.ts';
import { messages } from '../messages.ts';
import type { Language } from '../texts.ts';
import { SHOW_PASSWORD_SCRIPT } from './showPassword.ts';
import { STYLE } from './style.ts';

/** The frame of every hosted page. */
export interface Surroundings {
  readonly language: Language;
  /** The shop's start page, to which the logo links. */
  readonly shopUrl: string;
  /** A picture for the wide half, by its URL here; without one the form is alone. */
  readonly artUrl?: string | undefined;
  /** Origins to which a form's response may redirect: Chromium applies `form-action` to every redirect after a form. */
  readonly formTargets: readonly string[];
}

export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashOf(STYLE);
const SCRIPT_HASH = hashOf(SHOW_PASSWORD_SCRIPT);

const headersFor = (formTargets: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    "img-src 'self'",
    "font-src 'self'",
    ['form-action', "'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  // Texts and language depend on these; no cache in between may store the page anyway.
  vary: 'accept-language, cookie',
});

const LOGO = markup`<svg viewBox="0 0 24 28" aria-hidden="true">${new Markup(MARK)}</svg>`;

/** A whole hosted page: its one style and its one script by hash. */
export function layout({ language, shopUrl, artUrl, formTargets }: Surroundings, title: string, body: Markup): Page {
  const { intl, lang } = language;
  // Lazy: phones, which do not show it, do not load it.
  const art = artUrl ? markup`<div class="art"><img src="${artUrl}" alt="" loading="lazy"></div>` : markup``;
  const page = markup`<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${intl.formatMessage(messages.shopName)}</title>
${new Markup(ICON_LINK)}
<style>${new Markup(STYLE)}</style>
</head>
<body><div class="layout">${art}<main>
<div class="top"><a class="logo" href="${shopUrl}/">${LOGO}<span>${intl.formatMessage(messages.brand)}</span></a><a class="back" href="${shopUrl}/">${intl.formatMessage(messages.backToShop)}</a></div>
<h1>${title}</h1>
${body}
</main></div><script>${new Markup(SHOW_PASSWORD_SCRIPT)}</script></body>
</html>
`;
  return { html: page.text, headers: headersFor(formTargets) };
}
