import { Picture, pictureRatio, Price, Skeleton, type PictureSize, type PriceView } from '@social-shop/commerce-ui';
import { oneLine } from '@social-shop/commerce-ui/theme';
import { listQuery, type ListItem, type ListQueryOptions, type Tile } from '../index.ts';
import * as css from './examples.css.ts';

/** A product in a list. */
export interface Product extends ListItem {
  readonly name: string;
  readonly href: string;
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
  readonly price: PriceView;
}

export const productsQuery = (fetchPage: ListQueryOptions<Product>['fetchPage']) =>
  listQuery({ key: ['lists', 'products'], fetchPage });

const pictureSize: PictureSize = { widths: [225, 450], sizes: '(min-width: 600px) 31vw, 47vw' };

/** One line each for name and price, and the gap above them (`examples.css.ts`). */
const ROWS = 8 + 20 + 20;

const tileOf = (ratioOf: (product: Product) => number): Tile<Product> => ({
  sizeOf: (product) => ({ share: Math.round(10_000 * ratioOf(product)), fixed: ROWS }),
  labelIdOf: ({ id }) => `product-${id}`,
  render: (product, priority) => (
    <>
      <Picture url={product.imageUrl} alt="" size={pictureSize} ratio={ratioOf(product)} priority={priority} />
      <a id={`product-${product.id}`} href={product.href} className={`${css.name} ${oneLine}`}>
        <bdi>{product.name}</bdi>
      </a>
      <div className={css.price}>
        <Price price={product.price} />
      </div>
    </>
  ),
  skeletons: [{ size: { share: 12_500, fixed: ROWS }, element: <Skeleton className={css.skeleton} /> }],
});

/** Pictures with their own ratio, for a masonry. */
export const productTile = tileOf(({ width, height }) => pictureRatio(width, height));

/** Pictures with one ratio, for a grid. */
export const equalProductTile = tileOf(() => 1.25);
