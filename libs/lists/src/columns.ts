/** Class names for an element around a list that has other numbers of columns: `@social-shop/lists/columns`. */
export { atMostThree, columnsOfRows } from './masonry/otherColumns.css.ts';
