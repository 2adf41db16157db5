import { accessoryGoods } from './accessories.ts';
import { beautyGoods } from './beauty.ts';
import { clothingGoods } from './clothing.ts';
import { homeGoods } from './home.ts';
import type { Merchandise } from './merchandise.ts';

/** Every good that a shop sells, by the name of its drawing or the code point of its cut-out. */
export const merchandise: Readonly<Record<string, Merchandise>> = {
  ...clothingGoods,
  ...accessoryGoods,
  ...beautyGoods,
  ...homeGoods,
};
