import type { IntlShape } from '@social-shop/i18n';
import type { Site } from '@social-shop/routing';
import type { Describe } from '@social-shop/routing/structuredData';
import type { QueryClient } from '@tanstack/react-query';
import type { Thing } from 'schema-dts';
import { encodeState } from '../../src/state.ts';

interface Facts {
  readonly queryClient: QueryClient;
  readonly site: Site;
  /** Called only if there is something to describe. */
  readonly intl: () => IntlShape;
}

/** The subjects of a page, as its loaders describe them. */
export function thingsOf(descriptions: readonly Describe[], { queryClient, site, intl }: Facts): readonly Thing[] {
  if (descriptions.length === 0) return [];
  const { formatMessage } = intl();
  const page = {
    queryClient,
    address: (path: string) => (path.startsWith('/') ? site.publicUrl + path : path),
    text: formatMessage,
  };
  return descriptions.flatMap((describe) => describe(page));
}

/** JSON-LD that cannot end its own script element (T49). */
export const encodeThings = (things: readonly Thing[]): string =>
  encodeState({ '@context': 'https://schema.org', '@graph': things });
