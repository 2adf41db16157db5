import { dir, lang, type ShownLocaleCode } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import { preinit, preloadModule } from 'react-dom';
import type { Theme } from './state.ts';

interface DocumentProps {
  readonly locale: ShownLocaleCode;
  readonly theme: Theme;
  /** Assets of the matched routes; given on the server only. */
  readonly assets?: { readonly css: readonly string[]; readonly js: readonly string[] };
  /** The end of the document; given on the server only. */
  readonly scripts: ReactNode;
  readonly children: ReactNode;
}

/** The whole document is rendered, so that titles and links of pages land in its head. */
export function Document({ locale, theme, assets, scripts, children }: DocumentProps) {
  assets?.css.forEach((href) => preinit(href, { as: 'style', precedence: 'default' }));
  assets?.js.forEach((href) => preloadModule(href, { as: 'script' }));
  return (
    <html lang={lang(locale)} dir={dir(locale)} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FAF8F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14120F" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  );
}
