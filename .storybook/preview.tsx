import { createIntl, dir, IntlProvider, lang, offeredLocales, pseudoLocales } from '@social-shop/i18n';
import type { ShownLocaleCode } from '@social-shop/i18n';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { loadMessages } from 'virtual:messages';
import '@social-shop/commerce-ui/theme';
import './motion.css';

const choice = (name: string, icon: string, items: readonly (string | { value: string; title: string })[]) => ({
  name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    options: { storySort: { method: 'alphabetical', order: ['Design system', 'Primitives', 'Commerce', 'Shell'] } },
    viewport: {
      options: {
        phone: viewport('Phone', 375, 812),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1280, 800),
      },
    },
  },
  globalTypes: {
    theme: choice('Theme', 'mirror', ['system', 'light', 'dark']),
    locale: choice(
      'Language',
      'globe',
      [...offeredLocales, ...pseudoLocales].map(({ code, name }) => ({ value: code, title: name })),
    ),
    direction: choice('Direction', 'transfer', ['of the language', 'ltr', 'rtl']),
    motion: choice('Motion', 'lightning', ['full', 'reduced']),
  },
  initialGlobals: { theme: 'light', locale: 'en', direction: 'of the language', motion: 'full' },
  beforeEach: forgetPlaces,
  loaders: [
    async ({ globals }) => {
      const locale = globals['locale'] as ShownLocaleCode;
      return { intl: createIntl({ locale: lang(locale), messages: await loadMessages(locale) }) };
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const { theme, locale, direction, motion } = globals as Record<string, string> & { locale: ShownLocaleCode };
      return (
        <IntlProvider intl={loaded['intl']}>
          <Document
            lang={lang(locale)}
            dir={direction === 'rtl' || direction === 'ltr' ? direction : dir(locale)}
            theme={theme === 'system' ? undefined : theme}
            motion={motion}
          >
            <Story />
          </Document>
        </IntlProvider>
      );
    },
  ],
};

export default preview;

/** Removes the kept places, so that a story begins like a new tab. Storybook keeps its own values in the same storage. */
function forgetPlaces() {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith('@storybook')) sessionStorage.removeItem(key);
}

/** Sets the toolbar's choices on the root element, as in a page. */
function Document(chosen: { lang: string; dir: string; theme?: string; motion?: string; children: ReactNode }) {
  const { lang, dir, theme = '', motion = '', children } = chosen;
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang, dir });
    Object.assign(root.dataset, { theme, motion });
  }, [lang, dir, theme, motion]);
  return children;
}
