import { media } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { geometry, place } from './geometry.ts';
import { list, placed } from './MasonryList.css.ts';
import { rows as skeletonRows } from './SkeletonTiles.css.ts';
import { layouts } from './layouts.ts';

/** Chooses another layout for the lists in an element, where the query matches. */
function choose(element: string, query: string, index: number) {
  const columns = layouts[index]?.columns ?? 1;
  const at = (rule: object) => ({ '@media': { [query]: rule } });
  globalStyle(`${element} ${list}`, at({ vars: geometry(index), height: `var(--h${index})` }));
  globalStyle(`${element} ${placed}`, at(place(index)));
  for (const skeletons of Object.values(skeletonRows)) {
    globalStyle(`${element} ${skeletons}`, at({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }));
  }
}

/** Around a list of rows instead of tiles: one column on phones, two from sm, three from lg. */
export const columnsOfRows = style({});
choose(columnsOfRows, media.phone, 0);
choose(columnsOfRows, media.sm, 1);
choose(columnsOfRows, media.lg, 2);

/** Around a list next to another column of the page: at most three columns. */
export const atMostThree = style({});
choose(atMostThree, media.lg, 2);

for (const element of [columnsOfRows, atMostThree]) choose(element, media.oneColumn, 0);
