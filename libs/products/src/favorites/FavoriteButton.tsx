import { useTrack } from '@social-shop/analytics';
import { useSession } from '@social-shop/auth';
import { HeartButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useToggle } from '@social-shop/toggles';
import { useMemo } from 'react';
import { productUnwished, productWished } from '../events.ts';
import { favorites, favoritesAt } from './favorites.ts';
import { messages } from '../messages.ts';

/** The heart that saves a product or takes it out of the favorites (S30). All hearts of the product agree (S33). */
export function FavoriteButton({
  detailsId,
  productId,
  name,
  look = 'onImage',
}: {
  readonly detailsId: string;
  /** The product of the post that shows it, where there is one. */
  readonly productId?: string;
  readonly name: string;
  readonly look?: 'onImage' | 'quiet';
}) {
  const { formatMessage } = useIntl();
  const track = useTrack();
  const session = useSession();
  const kind = useMemo(
    () => (productId === undefined ? favorites : favoritesAt(detailsId, productId)),
    [detailsId, productId],
  );
  const { pressed, toggle } = useToggle(kind, detailsId, { removed: formatMessage(messages.favoriteRemoved) });
  return (
    <HeartButton
      look={look}
      label={formatMessage(messages.favorite, { name })}
      pressed={pressed}
      onPress={() => {
        toggle();
        if (session) track((pressed ? productUnwished : productWished)(detailsId));
      }}
    />
  );
}
