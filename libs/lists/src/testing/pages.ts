import { pictures, postPicture } from '@social-shop/testing/pictures';
import type { ListPage, ListQueryOptions } from '../index.ts';
import type { Creator } from '../examples/creatorList.tsx';
import type { Product } from '../examples/productList.tsx';

const PAGE_SIZE = 12;
const NAMES = ['Washed linen wrap dress', 'Baguette bag in smooth leather', 'Stoneware ring vase'];
const PEOPLE = ['Maren Holt', 'ليلى حداد', '김하린', 'Alexandrina Featherstonehaugh-Montgomery'];
const nth = (list: readonly string[], number: number) => list[number % list.length] ?? '';

const product = (number: number): Product => {
  const { url, width, height } = postPicture(number + 1);
  return {
    id: `${number}`,
    name: `${nth(NAMES, number)} ${number}`,
    href: `/products/${number}`,
    imageUrl: url,
    width,
    height,
    price: { regular: 12_800 + number, currency: 'USD' },
  };
};

const creator = (number: number): Creator => ({
  id: `${number}`,
  displayName: `creator${number}`,
  name: nth(PEOPLE, number),
  avatarUrl: pictures.portrait,
  followersCount: 18_432 + number,
});

/** Two pages of items by their number: 12, then 5 more. */
const twoPages =
  <Item>(itemOf: (number: number) => Item): ListQueryOptions<Item>['fetchPage'] =>
  async ({ next }): Promise<ListPage<Item>> => {
    const from = Number(next ?? 0);
    const items = Array.from({ length: from === 0 ? PAGE_SIZE : 5 }, (_, index) => itemOf(from + index));
    return { items, ...(from === 0 && { next: `${PAGE_SIZE}` }) };
  };

export const productPages = twoPages(product);
export const creatorPages = twoPages(creator);
