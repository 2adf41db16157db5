import { ProductCard, Rail, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { readRecent, rememberRecent, type RecentProduct } from '../recentlyViewed.ts';

/** Shows the products that this browser has viewed before, and stores this one. Renders nothing until hydration is over. */
export function RecentlyViewed({ product }: { readonly product: RecentProduct }) {
  return useHydrating() ? null : <Shown key={product.id} product={product} />;
}

function Shown({ product: given }: { readonly product: RecentProduct }) {
  const intl = useIntl();
  // Read once, so that the row does not change while the page is shown.
  const [product] = useState(given);
  const [others] = useState(() => readRecent().filter(({ id }) => id !== given.id));
  useEffect(() => rememberRecent(product), [product]);
  if (others.length === 0) return null;
  return (
    <Rail title={intl.formatMessage(messages.recent)} tiles="small">
      {others.map((recent) => (
        <li key={recent.id}>
          <ProductCard product={{ ...recent, href: productPaths.product(recent.id) }} small />
        </li>
      ))}
    </Rail>
  );
}
