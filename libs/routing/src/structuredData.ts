import type { QueryClient } from '@tanstack/react-query';
import type { BreadcrumbList, ItemList, Thing } from 'schema-dts';
import { BRAND } from './site.tsx';

/** The data for a description of a page, after its loader has filled the query cache. */
export interface DescribedPage {
  readonly queryClient: QueryClient;
  /** The whole address of a path of the shop. A whole address stays as it is. */
  address(path: string): string;
  /** A text in the visitor's language. */
  text(
    message: { readonly id: string; readonly defaultMessage: string },
    values?: Readonly<Record<string, string>>,
  ): string;
}

/** The subject of a page for search engines, in the vocabulary of schema.org. */
export type Describe = (page: DescribedPage) => readonly Thing[];

/** The page's place in the shop: the pages above it, the highest first, then itself. Home is above all of them. */
export const breadcrumbs = (
  { address }: Pick<DescribedPage, 'address'>,
  pages: readonly (readonly [name: string, path: string])[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[BRAND, '/home'] as const, ...pages].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
});

/** The pages that a list links to, in its order. */
export const itemList = ({ address }: Pick<DescribedPage, 'address'>, paths: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: address(path) })),
});
