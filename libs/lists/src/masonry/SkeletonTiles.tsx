import { Fragment } from 'react';
import type { TileSkeleton } from '../tile.ts';
import type { LayoutName } from './layouts.ts';
import * as css from './SkeletonTiles.css.ts';

/** Tiles that are awaited: two rows where there are the most columns. */
const COUNT = 8;

/** Where a list will have its tiles. */
export interface SkeletonTilesProps {
  readonly skeletons: readonly TileSkeleton[];
  readonly layout: LayoutName;
}

/** As many skeletons as are shown at once. */
export const awaited = (skeletons: readonly TileSkeleton[]): readonly TileSkeleton[] =>
  Array.from({ length: COUNT }, () => skeletons)
    .flat()
    .slice(0, COUNT);

/** The first rows of a list that is on its way. Silent: what is around it speaks. */
export function SkeletonTiles({ skeletons, layout }: SkeletonTilesProps) {
  return (
    <div className={css.rows[layout]}>
      {awaited(skeletons).map(({ element }, index) => (
        <Fragment key={index}>{element}</Fragment>
      ))}
    </div>
  );
}
