import type { ApiClient } from '@social-shop/api-client';
import { amount } from '@social-shop/commerce-ui';
import { detailsPrice, productPaths, type ProductDetails } from '@social-shop/products';
import { breadcrumbs, type Describe } from '@social-shop/routing/structuredData';
import { blocksOf } from './formattedText.ts';
import { messages } from './messages.ts';
import { retailerProductQuery } from './queries.ts';
import { picturesToShow } from './variants.ts';

/** Maximum offers described for one product, because an imported file may have 2,000 variants. */
const MOST_OFFERS = 100;

/** A product, with an offer for each of its variants. */
export const describeProduct =
  (api: ApiClient, product: ProductDetails): Describe =>
  ({ queryClient, address, text }) => {
    const { id, name, advertiserName: retailer, catalogRetailerProductId } = product;
    const path = productPaths.product(id);
    const sold =
      catalogRetailerProductId === undefined
        ? undefined
        : queryClient.getQueryData(retailerProductQuery(api, catalogRetailerProductId).queryKey);
    const offer = (minor: number, currency: string, isAvailable: boolean) => ({
      '@type': 'Offer' as const,
      price: amount(minor, currency),
      priceCurrency: currency,
      availability: isAvailable ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const),
      seller: { '@type': 'Organization' as const, name: retailer },
      url: address(path),
    });
    const own = detailsPrice(product);
    const offers = sold
      ? sold.variants.slice(0, MOST_OFFERS).map(({ id: variant, title, price, salePrice, availability }) => ({
          ...offer(salePrice ?? price, sold.currency, availability),
          ...(sold.variants.length > 1 && { name: title }),
          sku: variant,
          url: address(productPaths.product(id, { variant })),
        }))
      : [offer(own.sale ?? own.regular, own.currency, product.availability)];
    const description = sold
      ? blocksOf(sold.description)
          .map((block) => block.text)
          .join(' ')
      : '';
    return [
      {
        '@type': 'Product',
        name,
        description: description || text(messages.description, { name, retailer }),
        url: address(path),
        image: picturesToShow(product.imageUrl, sold, undefined).map(address),
        productID: id,
        offers,
      },
      breadcrumbs({ address }, [[name, path]]),
    ];
  };
