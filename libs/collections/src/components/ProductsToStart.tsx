import { useApi } from '@social-shop/api-client';
import { ProductGrid, SectionHead } from '@social-shop/commerce-ui';
import { PostProductTile } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import { productsToStartQuery } from '../queries.ts';
import * as css from './ProductsToStart.css.ts';

/** Products that everybody may see, below a page without any of its own; nothing until they are known. */
export function ProductsToStart({ title }: { readonly title: string }) {
  const { data: products = [] } = useQuery(productsToStartQuery(useApi()));
  if (products.length === 0) return null;
  return (
    <section className={css.section}>
      <SectionHead title={title} />
      <ProductGrid>
        {products.map(({ postId, product }) => (
          <PostProductTile key={product.id} postId={postId} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
