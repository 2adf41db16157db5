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

/** The skeleton of an even tile in a list; `noted` with a line below its price. */
export function ProductTileSkeleton({ noted = false }: { readonly noted?: boolean }) {
  return <Tile layout="column" even={noted ? 'noted' : 'plain'} />;
}

function Tile({ layout, even }: { readonly layout: keyof typeof css.tile; readonly even?: keyof typeof css.even }) {
  return (
    <div className={even ? `${css.tile[layout]} ${css.even[even]}` : css.tile[layout]}>
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
