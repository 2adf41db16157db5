import { Rail, type RailProps } from './Rail.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as css from './RailSkeleton.css.ts';

const MOST_VISIBLE = 6;

/** A `Rail` whose tiles are being loaded. */
export function RailSkeleton(rail: Omit<RailProps, 'children'>) {
  return (
    <Rail {...rail}>
      {Array.from({ length: MOST_VISIBLE }, (_, index) => (
        <li key={index}>
          <Skeleton className={css.picture} />
          {rail.tiles === 'products' ? <div className={css.facts} /> : null}
        </li>
      ))}
    </Rail>
  );
}
