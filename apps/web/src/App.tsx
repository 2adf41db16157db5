import type { Analytics } from '@social-shop/analytics';
import { AnalyticsProvider } from '@social-shop/analytics';
import { ApiProvider, type ApiClient } from '@social-shop/api-client';
import { FlagsProvider } from '@social-shop/experiments';
import { createIntl, IntlProvider, type Catalogue } from '@social-shop/i18n';
import { SiteProvider } from '@social-shop/routing';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Document } from './Document.tsx';
import type { PageState } from './state.ts';

/** What the shop is mounted with, made anew for each request and once per tab. */
export interface AppProps {
  readonly state: Pick<PageState, 'locale' | 'theme' | 'consent' | 'site' | 'flags' | 'variants'>;
  readonly catalogue: Catalogue;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly analytics: Analytics;
  readonly styles?: readonly string[];
  /** What asks about cookies, which only the server writes. */
  readonly question?: ReactNode;
  /** The end of the document, which only the server writes. */
  readonly scripts?: ReactNode;
  readonly children: ReactNode;
}

/** The document with every provider around the router. */
export function App({ state, catalogue, api, queryClient, analytics, styles, question, scripts, children }: AppProps) {
  const { locale, theme, consent, site, flags, variants } = state;
  const intl = useMemo(() => createIntl({ locale, messages: catalogue }), [locale, catalogue]);
  return (
    <Document locale={locale} theme={theme} scripts={scripts} {...(styles ? { styles } : {})}>
      <SiteProvider site={site}>
        <IntlProvider intl={intl}>
          <FlagsProvider flags={flags} variants={variants}>
            <AnalyticsProvider analytics={analytics}>
              <ApiProvider api={api}>
                <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
                {consent === 'open' ? <Question>{question}</Question> : null}
              </ApiProvider>
            </AnalyticsProvider>
          </FlagsProvider>
        </IntlProvider>
      </SiteProvider>
    </Document>
  );
}

/** An empty text that may be written without a policy: the page allows none. */
const NOTHING = {
  __html: (Reflect.get(globalThis, 'trustedTypes') as { emptyHTML?: string } | undefined)?.emptyHTML ?? '',
};

/** What the server has written stays as it is: the browser has no code for it. */
const Question = ({ children }: { readonly children: ReactNode }) =>
  children ? <div>{children}</div> : <div suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
