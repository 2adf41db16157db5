import type { ApiClient } from '@social-shop/api-client';
import { favorites, fetchProductDetails, fetchProducts, postProduct, type PostProduct } from '@social-shop/products';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import type { Post } from './post.ts';

/** A post's products in the creator's order, with names and prices. */
export const postProductsQuery = (api: ApiClient, { id, productIds }: Pick<Post, 'id' | 'productIds'>) =>
  queryOptions({
    queryKey: ['posts', 'products', id],
    queryFn: async ({ signal }): Promise<readonly PostProduct[]> => {
      const products = await fetchProducts(api, productIds, signal);
      const details = await fetchProductDetails(api, [...new Set(products.map((p) => p.productDetailsId))], signal);
      return productIds.flatMap((productId) => {
        const product = products.find((candidate) => candidate.id === productId);
        return (
          (product &&
            postProduct(
              product,
              details.find(({ id }) => id === product.productDetailsId),
            )) ??
          []
        );
      });
    },
    meta: shows<readonly PostProduct[]>((products) => [[favorites, products.map(({ detailsId }) => detailsId)]]),
  });
