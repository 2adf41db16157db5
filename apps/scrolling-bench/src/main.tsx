import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { createIntl, IntlProvider } from '@social-shop/i18n';
import '@social-shop/commerce-ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadMessages } from 'virtual:messages';
import { scrollThrough } from './scrollThrough.ts';

/** Each list is a chunk of its own, so that a page holds the memory of one. */
const lists: Readonly<Record<string, () => Promise<ComponentType<{ readonly width: number }>>>> = {
  ours: async () => (await import('./lists/Ours.tsx')).Ours,
  known: async () => (await import('./lists/KnownHeights.tsx')).KnownHeights,
  'react-virtual': async () => (await import('./lists/ReactVirtual.tsx')).ReactVirtual,
  masonic: async () => (await import('./lists/Masonic.tsx')).Masonic,
  virtuoso: async () => (await import('./lists/Virtuoso.tsx')).Virtuoso,
};

const name = location.hash.slice(1);
const load = lists[name];
const root = document.getElementById('root');
if (!load || !root) throw new Error(`There is no list '${name}'`);
const [List, messages] = await Promise.all([load(), loadMessages('en')]);
const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(root);
const width = root.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);

// Every list has all providers that a tile of the product needs.
const api = createApiClient({ baseUrl: location.origin });
createRoot(root).render(
  <IntlProvider intl={createIntl({ locale: 'en', messages })}>
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <MemoryRouter>
          <List width={width} />
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>
  </IntlProvider>,
);

// For the measurement, which calls it from outside.
Object.assign(window, { scrollThrough });
