import { useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { ButtonLink, Drawing, messages as ui, paidLink, ShareButton, VisuallyHidden } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import {
  FavoriteButton,
  isWebAddress,
  PaidNote,
  productPaths,
  shopHref,
  type ProductDetails,
} from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import arrow from 'icon:arrow-square-out';
import type { MouseEvent } from 'react';
import { productPageShared, productPageShareCancelled } from '../events.ts';
import { retailerLinkQuery } from '../queries.ts';
import { shopQueryOf } from '../shopQuery.ts';
import type { Variant } from '../variants.ts';
import * as css from './Buy.css.ts';

interface BuyProps {
  readonly product: ProductDetails;
  readonly variant: Variant | undefined;
}

/** The way to the retailer, and sharing. */
export function Buy({ product, variant }: BuyProps) {
  const { id, name, advertiserName: retailer } = product;
  const link = useLink(product);
  const track = useTrack();
  return (
    <div className={css.buy}>
      <div className={css.row}>
        {link === undefined ? <span /> : <ShopLink link={link} name={name} variant={variant} />}
        <FavoriteButton look="quiet" detailsId={id} name={name} />
        <ShareButton
          look="round"
          title={name}
          text={retailer}
          url={productPaths.product(id, { variant: variant?.id })}
          onShare={() => track(productPageShared(id))}
          onCancel={() => track(productPageShareCancelled(id))}
        />
      </div>
      {link === undefined ? null : <PaidNote count={1} className={css.paid} />}
    </div>
  );
}

/**
 * The platform's redirect, which records the click and takes the share hash itself, so that nobody waits for a call. A product whose own
 * link is no web address (T50) leads where its retailer's link does, once that is known.
 */
function useLink({ links: { ltkWeb }, catalogRetailerProductId: id }: ProductDetails): string | undefined {
  const api = useApi();
  const own = isWebAddress(ltkWeb);
  const { data } = useQuery({
    ...retailerLinkQuery(api, id ?? '', undefined),
    enabled: !own && id !== undefined,
  });
  if (own) return ltkWeb;
  return data !== undefined && isWebAddress(data) ? data : undefined;
}

/** A link from the first moment on. What the page's address carries for the retailer is added as it is pressed. */
function ShopLink({
  link,
  name,
  variant,
}: { readonly link: string; readonly name: string } & Pick<BuyProps, 'variant'>) {
  const intl = useIntl();
  const onPress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = shopHref(link, shopQueryOf(location.search, variant?.id));
  };
  return (
    <ButtonLink
      {...paidLink}
      key={variant?.id}
      href={shopHref(link, { variant: variant?.id })}
      size="lg"
      wide
      onClick={onPress}
      onAuxClick={onPress}
      onContextMenu={onPress}
    >
      {intl.formatMessage(ui.shopNow)}
      <VisuallyHidden>
        <bdi>{name}</bdi> {intl.formatMessage(ui.newTab)}
      </VisuallyHidden>
      <Drawing path={arrow} />
    </ButtonLink>
  );
}
