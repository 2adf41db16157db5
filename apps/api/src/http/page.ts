import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { ICON_LINK } from './icon.ts';

/** Markup that is inserted into a page unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toText(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes every value in markup, unless it is markup itself. Not named `html`, because the formatter would add space. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + toText(values[index - 1] ?? '') + part));
}

const STYLE = `
:root{color-scheme:light dark;--paper:#FAF8F4;--surface:#FFFFFF;--line:#E4DED3;--ink:#1F1B16;--muted:#655D53;--brand:#1D5A47}
@media (prefers-color-scheme:dark){:root{--paper:#14120F;--surface:#1D1A16;--line:#353029;--ink:#F4EFE7;--muted:#B5AB9D;--brand:#8FCFB4}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.16;font-weight:600;margin-block:0 .5rem;overflow-wrap:anywhere}
a{color:var(--brand)}
p{margin-block:0 1rem}
.muted{color:var(--muted);font-size:.875rem}
h2{font-size:1.0625rem;line-height:1.5rem;margin-block:1.5rem 0}
.mail{white-space:pre-line;overflow-wrap:anywhere}
.price{font-size:1.25rem;font-weight:600}
.product{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
.product img{inline-size:100%;block-size:auto;border-radius:12px;background:var(--surface)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem}
th,td{text-align:start;vertical-align:top;padding:.5rem;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

/** Sends a page of the platform itself: no script, no resources from elsewhere, not indexed. */
export function sendPage(reply: FastifyReply, status: number, title: string, body: Markup): FastifyReply {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${new Markup(ICON_LINK)}
<style>${new Markup(STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
  return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page.text);
}

/** A 404 page for an address that a page of the platform links to. */
export function sendPageNotFound(reply: FastifyReply): FastifyReply {
  return sendPage(
    reply,
    404,
    'Page not found',
    markup`<h1>Page not found</h1><p>This shop or product does not exist, or no longer does.</p>`,
  );
}
