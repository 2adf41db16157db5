import { useApi } from '@social-shop/api-client';
import { Chip, Formatted, formatPercent, offer, Price, shareCard, type PriceView } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import { useIntl } from '@social-shop/i18n';
import { detailsPrice, priceDropBadging, productPaths, type ProductDetails } from '@social-shop/products';
import { distinctTitle, PageHead } from '@social-shop/routing';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RetailerProduct } from '../api.ts';
import { Buy } from '../components/Buy.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { MoreFrom } from '../components/MoreFrom.tsx';
import { Options } from '../components/Options.tsx';
import { RecentlyViewed } from '../components/RecentlyViewed.tsx';
import { SeenIn } from '../components/SeenIn.tsx';
import { SectionError } from '../components/SectionError.tsx';
import { blocksOf } from '../formattedText.ts';
import { messages } from '../messages.ts';
import { productQuery, retailerProductQuery } from '../queries.ts';
import { chosenVariant, picturesToShow, retailerPrice, type Variant } from '../variants.ts';
import * as css from './ProductPage.css.ts';

/** `/products/{id}`: pictures, options, price, the link to the retailer, and the posts that show the product. */
export function Component() {
  const { id = '' } = useParams();
  const api = useApi();
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const { catalogRetailerProductId: retailerProductId } = product;
  const sold = useQuery({
    ...retailerProductQuery(api, retailerProductId ?? ''),
    enabled: retailerProductId !== undefined,
  });
  const { data: retailerProduct } = sold;
  const variant = retailerProduct && chosenVariant(retailerProduct, search.get('variant'));
  const price = usePrice(product, retailerProduct, variant);
  const description = retailerProduct ? blocksOf(retailerProduct.description) : [];
  const { name, advertiserName: retailer } = product;
  const path = productPaths.product(id);
  return (
    <>
      <PageHead
        title={distinctTitle(name, retailer)}
        description={
          description.map(({ text }) => text).join(' ') || intl.formatMessage(messages.description, { name, retailer })
        }
        path={path}
        image={{ ...shareCard(product.imageUrl), alt: name }}
      />
      <article className={css.product}>
        <Gallery name={name} pictures={picturesToShow(product.imageUrl, retailerProduct, variant)} />
        <div className={css.about}>
          <div className={css.head}>
            <bdi className={css.retailer}>{retailer}</bdi>
            <h1 className={css.title}>
              <bdi>{name}</bdi>
            </h1>
            <ProductPrice price={price} />
          </div>
          {retailerProduct ? <Options product={retailerProduct} chosen={variant} category={product.category} /> : null}
          {sold.isError && !sold.isFetching ? (
            <SectionError error={sold.error} text={messages.variantsError} onRetry={() => void sold.refetch()} />
          ) : null}
          <Stock product={product} variant={variant} />
          <Buy product={product} variant={variant} />
          <Facts description={description} policies={retailerProduct?.policies} />
        </div>
      </article>
      <div className={css.rows}>
        <SeenIn id={id} />
        <MoreFrom product={product} />
        <RecentlyViewed product={{ id, name, imageUrl: product.imageUrl, price: detailsPrice(product) }} />
      </div>
    </>
  );
}

/** Returns the price of the variants if it is known, otherwise the product's own price. */
function usePrice(product: ProductDetails, sold: RetailerProduct | undefined, variant: Variant | undefined): PriceView {
  const badging = useFlag(priceDropBadging);
  const { sale, regular, currency } = detailsPrice(product);
  const own = badging && sale !== undefined ? { regular, sale, currency } : { regular: sale ?? regular, currency };
  const price = sold && retailerPrice(sold, variant);
  const shown = price && offer(price);
  // If both prices are the same, use the product's own: only that one has the price before the drop.
  const same = shown && !shown.was && shown.now.from === shown.now.to && shown.now.from === (sale ?? regular);
  return price && !same ? price : own;
}

function ProductPrice({ price }: { readonly price: PriceView }) {
  const intl = useIntl();
  const saving = offer(price)?.percentOff;
  return (
    <div className={css.priceLine}>
      <Price price={price} size="page" />
      {saving === undefined ? null : (
        <Chip look="sale">
          <Formatted values={[saving]}>
            {() => intl.formatMessage(messages.save, { percent: formatPercent(intl, saving) })}
          </Formatted>
        </Chip>
      )}
    </div>
  );
}

/** Tells visitors after each choice whether the variant is in stock. */
function Stock({ product, variant }: { readonly product: ProductDetails; readonly variant: Variant | undefined }) {
  const available = variant?.availability ?? product.availability;
  return (
    <p role="status" className={available ? css.stock : css.noStock}>
      {useIntl().formatMessage(available ? messages.inStock : messages.soldOut)}
    </p>
  );
}
