import { freshness } from '@social-shop/routing';
import { QueryClient } from '@tanstack/react-query';

/** The cache of one request or one tab, with the product's rules for freshness and failure (S28, W29). */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: freshness } });
}
