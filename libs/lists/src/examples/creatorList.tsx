import { CreatorRowLayout, Skeleton, type CreatorView } from '@social-shop/commerce-ui';
import { listQuery, type ListItem, type ListQueryOptions, type Tile } from '../index.ts';
import * as css from './examples.css.ts';

/** A creator in a list. */
export interface Creator extends ListItem, CreatorView {
  readonly followersCount: number;
}

export const creatorsQuery = (fetchPage: ListQueryOptions<Creator>['fetchPage']) =>
  listQuery({ key: ['lists', 'creators'], fetchPage });

const size = { share: 0, fixed: 48 };

export const creatorTile: Tile<Creator> = {
  sizeOf: () => size,
  labelIdOf: ({ id }) => `creator-${id}`,
  render: ({ id, followersCount, ...profile }) => (
    <div id={`creator-${id}`}>
      <CreatorRowLayout creator={profile} followersCount={followersCount} />
    </div>
  ),
  skeletons: [{ size, element: <Skeleton className={css.row} /> }],
};
