import { useApi } from '@social-shop/api-client';
import { ProductCard, Rail, RailSkeleton } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import { useIntl } from '@social-shop/i18n';
import { priceDropBadging, productPaths, withoutDrop, type ProductDetails } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { moreFromQuery } from '../queries.ts';
import { SectionError } from './SectionError.tsx';

/** Other products of the same retailer. Renders nothing if there are none. */
export function MoreFrom({ product }: { readonly product: ProductDetails }) {
  const intl = useIntl();
  const badging = useFlag(priceDropBadging);
  const { data, error, isFetching, refetch } = useQuery(moreFromQuery(useApi(), product));
  const retailer = product.advertiserName;
  const title = intl.formatMessage(messages.moreFrom, { retailer: <bdi key="retailer">{retailer}</bdi> });
  if (error && !isFetching)
    return <SectionError error={error} text={messages.moreFromError} onRetry={() => void refetch()} />;
  if (!data) return <RailSkeleton title={title} tiles="products" />;
  if (data.length === 0) return null;
  return (
    <Rail title={title} tiles="products">
      {data.map((tile) => (
        <li key={tile.id}>
          <ProductCard
            product={{
              ...(badging ? tile : withoutDrop(tile)),
              retailerName: retailer,
              href: productPaths.product(tile.id),
            }}
          />
        </li>
      ))}
    </Rail>
  );
}
