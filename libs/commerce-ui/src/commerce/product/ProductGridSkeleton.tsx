import { Skeleton } from '../../primitives/Skeleton.tsx';
import { ProductGrid } from './ProductTile.tsx';
import * as css from './ProductTile.css.ts';

/** Skeletons of product tiles with their final height, so that nothing below them moves. */
export function ProductGridSkeleton({ count, columns }: { readonly count: number; readonly columns?: 3 | 4 }) {
  if (count === 1) return <Tile layout="row" />;
  return (
    <ProductGrid {...(columns && { columns })}>
      {Array.from({ length: count }, (_, index) => (
        <Tile key={index} layout="column" />
      ))}
    </ProductGrid>
  );
}

function Tile({ layout }: { readonly layout: keyof typeof css.tile }) {
  return (
    <div className={css.tile[layout]}>
      <div className={css.frame}>
        <Skeleton className={css.skeletonPicture} />
      </div>
      <div className={css.facts}>
        <Skeleton className={css.skeletonPrice} />
        <Skeleton className={css.skeletonRetailer} />
        <div className={css.name} />
      </div>
      <Skeleton className={layout === 'row' ? css.skeletonButtonAlone : css.skeletonButton} />
    </div>
  );
}
