import { Fragment } from 'react';
import type { TileSkeleton } from '../tile.ts';
import type { LayoutName } from './layouts.ts';
import * as css from './SkeletonTiles.css.ts';

/** The number of skeletons: two rows of the layout with the most columns. */
const COUNT = 8;

/** Props of the skeletons of a list. */
export interface SkeletonTilesProps {
  readonly skeletons: readonly TileSkeleton[];
  readonly layout: LayoutName;
}

/** Returns the skeletons that are shown at once. */
export const awaited = (skeletons: readonly TileSkeleton[]): readonly TileSkeleton[] =>
  Array.from({ length: COUNT }, () => skeletons)
    .flat()
    .slice(0, COUNT);

/** Skeletons of the first rows of a list. Hidden from screen readers; the element around it announces the loading. */
export function SkeletonTiles({ skeletons, layout }: SkeletonTilesProps) {
  return (
    <div className={css.rows[layout]}>
      {awaited(skeletons).map(({ element }, index) => (
        <Fragment key={index}>{element}</Fragment>
      ))}
    </div>
  );
}
