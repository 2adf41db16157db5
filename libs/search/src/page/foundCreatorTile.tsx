import { Skeleton } from '@social-shop/commerce-ui';
import { CreatorRow, FollowButton } from '@social-shop/creators';
import type { Tile } from '@social-shop/lists';
import { messages } from '../messages.ts';
import * as css from './foundCreatorTile.css.ts';
import type { FoundCreator } from './foundItems.ts';

const labelIdOf = ({ id }: FoundCreator) => `creator-${id}`;

/** A row with its padding, in sixteenths of a rem. */
const size = { share: 0, fixed: 64 };

/** A creator in the results. */
export const foundCreatorTile: Tile<FoundCreator> = {
  sizeOf: () => size,
  labelIdOf,
  render: (creator) => (
    <div id={labelIdOf(creator)} className={css.row}>
      <CreatorRow creator={creator}>
        <FollowButton creator={creator} />
      </CreatorRow>
    </div>
  ),
  skeletons: [
    {
      size,
      element: (
        <div className={css.row}>
          <Skeleton className={css.awaited} />
        </div>
      ),
    },
  ],
  texts: { failed: messages.failed },
};
