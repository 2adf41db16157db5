import { BRAND } from '@social-shop/routing';
import { createIntl, dir, lang, type ShownLocaleCode } from '@social-shop/i18n';
import { loadMessages } from 'virtual:messages';
import { messages } from './messages.ts';

/** The page for a failure of rendering itself: text and one link, in the visitor's language, without anything that could fail too. */
export async function renderFallback(locale: ShownLocaleCode, styles: readonly string[]): Promise<string> {
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const title = intl.formatMessage(messages.errorTitle);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return (
    `<!doctype html><html lang="${lang(locale)}" dir="${dir(locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} | ${BRAND}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">${links}</head>` +
    `<body><main data-fallback><h1>${title}</h1><p>${intl.formatMessage(messages.errorText)}</p>` +
    `<p><a href="">${intl.formatMessage(messages.tryAgain)}</a></p></main></body></html>`
  );
}
