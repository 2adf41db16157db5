import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as shelf from './PostShelf.css.ts';
import * as css from './PostTile.css.ts';

const slots = [1, 2, 3, 4];

/** The skeleton of a post's tile. */
export function PostTileSkeleton({
  shape = 'portrait',
  header = true,
}: {
  readonly shape?: keyof typeof css.skeletonHero;
  readonly header?: boolean;
}) {
  return (
    <div>
      {header && (
        <div className={css.header}>
          <Skeleton className={css.skeletonAvatar} />
          <Skeleton className={css.skeletonName} />
        </div>
      )}
      <Skeleton className={css.skeletonHero[shape]} />
      <div className={shelf.shelf}>
        {slots.map((slot) => (
          <Skeleton key={slot} className={shelf.skeletonSlot} />
        ))}
      </div>
    </div>
  );
}
