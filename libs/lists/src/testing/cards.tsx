import { listQuery } from '../listQuery.ts';
import type { ListItem, ListPage } from '../pages.ts';
import type { Tile } from '../tile.ts';

/** An item with nothing but its id. */
export interface Card extends ListItem {
  readonly title: string;
}

/** Cards from one number to another, both included. */
export const cards = (from: number, to: number): readonly Card[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `${from + index}`,
    title: `Card ${from + index}`,
    fetchedAt: Date.now(),
  }));

export const page = (items: readonly Card[], next?: string): ListPage<Card> => ({ items, ...(next && { next }) });

const size = { share: 0, fixed: 100 };

export const cardTile: Tile<Card> = {
  sizeOf: () => size,
  labelIdOf: ({ id }) => `card-${id}`,
  render: ({ id, title }) => (
    <a id={`card-${id}`} href={`/cards/${id}`}>
      {title}
    </a>
  ),
  skeletons: [{ size, element: <span /> }],
};

/** The page or error of each cursor. The first page has the cursor 'first'. */
export type Pages = Readonly<
  Record<string, ListPage<Card> | Error | (() => ListPage<Card> | Error | Promise<ListPage<Card>>)>
>;

interface Options {
  readonly key?: string;
  readonly start?: string | undefined;
  /** Collects every requested cursor. */
  readonly asked?: string[];
  readonly refresh?: (items: readonly Card[]) => Promise<readonly Card[]>;
}

/** A list of cards over the given pages. */
export const cardsQuery = (pages: Pages, { key = 'cards', start, asked, refresh }: Options = {}) =>
  listQuery({
    key: ['lists', key],
    start,
    ...(refresh && { refresh }),
    fetchPage: async ({ next: cursor = 'first' }) => {
      asked?.push(cursor);
      const given = pages[cursor] ?? new Error('There is no such page');
      const found = typeof given === 'function' ? await given() : given;
      if (found instanceof Error) throw found;
      return found;
    },
  });
