import { Rail, Skeleton, type RailProps } from '@social-shop/commerce-ui';
import * as css from './RowSkeleton.css.ts';

const MOST_VISIBLE = 6;

/** A row of tiles that are on their way. */
export function RowSkeleton({ title, tiles }: Pick<RailProps, 'title' | 'tiles'>) {
  return (
    <Rail title={title} tiles={tiles}>
      {Array.from({ length: MOST_VISIBLE }, (_, index) => (
        <li key={index}>
          <Skeleton className={css.picture} />
        </li>
      ))}
    </Rail>
  );
}
