import { dir, lang, type ShownLocaleCode } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import type { Theme } from './state.ts';

interface DocumentProps {
  readonly locale: ShownLocaleCode;
  readonly theme: Theme;
  /** Style sheets of the matched routes; given on the server only. */
  readonly styles?: readonly string[];
  /** The end of the document; given on the server only. */
  readonly scripts: ReactNode;
  readonly children: ReactNode;
}

/** The whole document is rendered, so that titles and links of pages land in its head. */
export function Document({ locale, theme, styles, scripts, children }: DocumentProps) {
  styles?.forEach((href) => preinit(href, { as: 'style', precedence: 'default' }));
  return (
    <html lang={lang(locale)} dir={dir(locale)} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The browser's bar has the theme of the page: the system's only if the page follows it (K-B11). */}
        {theme === 'dark' ? null : (
          <meta name="theme-color" content="#FAF8F4" media={theme ? undefined : '(prefers-color-scheme: light)'} />
        )}
        {theme === 'light' ? null : (
          <meta name="theme-color" content="#14120F" media={theme ? undefined : '(prefers-color-scheme: dark)'} />
        )}
        {/* Browsers and phones request the other icons by their names at the root. */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Half a bar, painted as it arrives, would move when the other half arrives. */}
        <link rel="expect" href="#main" blocking="render" />
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  );
}
