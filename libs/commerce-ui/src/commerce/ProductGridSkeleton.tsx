import { Skeleton } from '../primitives/Skeleton.tsx';
import { ProductGrid } from './ProductTile.tsx';
import * as css from './ProductTile.css.ts';

/** Product tiles that are on their way, as high as they will be: what comes below them stays where it is. */
export function ProductGridSkeleton({ count, columns }: { readonly count: number; readonly columns?: 3 | 4 }) {
  return (
    <ProductGrid {...(columns && { columns })}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.tile}>
          <Skeleton className={css.skeletonPicture} />
          <div className={css.skeletonFacts}>
            <Skeleton className={css.skeletonPrice} />
            <Skeleton className={css.skeletonRetailer} />
          </div>
          <div className={css.name} />
          <Skeleton className={css.skeletonButton} />
        </div>
      ))}
    </ProductGrid>
  );
}
