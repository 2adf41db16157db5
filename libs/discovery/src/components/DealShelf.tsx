import { useApi } from '@social-shop/api-client';
import { ListState } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import type { Deal } from '../deals.ts';
import { discoveryPaths } from '../paths.ts';
import { dealQuery } from '../queries.ts';
import { SectionHead } from './SectionHead.tsx';
import { Shelf, ShelfSkeleton } from './Shelf.tsx';
import { ShelfProduct } from './ShelfProduct.tsx';

/** The head of a deal, or what stands in for it (W31). */
export function DealShelf({ deal }: { readonly deal: Deal }) {
  const intl = useIntl();
  const { data: products, isError, isFetching, refetch } = useQuery(dealQuery(useApi(), deal));
  const head = {
    title: intl.formatMessage(deal.title),
    note: intl.formatMessage(deal.subtitle),
    href: discoveryPaths.category(deal.key),
  };
  if (products && products.length > 0) {
    return (
      <Shelf {...head}>
        {products.map((product) => (
          <ShelfProduct
            key={product.id}
            product={product}
            href={productPaths.product(product.detailsId, { li: product.postId, ci: product.postId })}
          />
        ))}
      </Shelf>
    );
  }
  return (
    <section>
      <SectionHead {...head} />
      {products ? <ListState status="empty" /> : null}
      {isError && !isFetching ? <ListState status="error" onRetry={() => void refetch()} /> : null}
      {isFetching ? <ListState status="pending" skeleton={<ShelfSkeleton />} /> : null}
    </section>
  );
}
