import { useApi } from '@social-shop/api-client';
import { ListState, ProductCard, Rail, RailSkeleton, SectionHead } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import type { Deal } from '../deals.ts';
import { discoveryPaths } from '../paths.ts';
import { dealQuery } from '../queries.ts';

/** The first products of a deal, or its empty or failed state (W31). */
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
      <Rail {...head} tiles="products">
        {products.map(({ name = '', detailsId, postId, ...product }) => (
          <li key={product.id}>
            <ProductCard
              product={{ ...product, name, href: productPaths.product(detailsId, { li: postId, ci: postId }) }}
            />
          </li>
        ))}
      </Rail>
    );
  }
  if (isFetching) return <ListState status="pending" skeleton={<RailSkeleton {...head} tiles="products" />} />;
  return (
    <section>
      <SectionHead {...head} />
      {products ? <ListState status="empty" /> : null}
      {isError ? <ListState status="error" onRetry={() => void refetch()} /> : null}
    </section>
  );
}
