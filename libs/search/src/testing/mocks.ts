import type { Wire } from '@social-shop/api-contract';
import { search } from '@social-shop/api-contract/calls/search';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { followsMocks, profile } from '@social-shop/creators/testing';
import { ltk, postsMocks } from '@social-shop/posts/testing';
import { product, productDetails, productsMocks } from '@social-shop/products/testing';
import { fixtureId, mock, type Mocks } from '@social-shop/testing';
import { boxMocks } from './boxMocks.ts';

type Body = NonNullable<Wire<typeof search, 'body'>>;
type Response = NonNullable<Wire<typeof search, 'response'>>;

/** What a mocked search finds, whatever is searched for. */
export interface Catalogue {
  readonly posts?: number;
  readonly products?: number;
  readonly creators?: number;
  /** Hits of each type with filters; as many as without by default. */
  readonly filtered?: number;
  readonly isComplete?: boolean;
  readonly didYouMean?: string;
}

const NAMES = ['Maren Holt', 'Théa Beaumont', 'The Quiet Wardrobe', 'Kiki Adeyemi', 'Noor & Linen', '김하린'];

/** The nth creator. */
export const creator = (number: number) =>
  profile({
    id: fixtureId(7_000 + number),
    name: NAMES[number % NAMES.length] ?? '',
    display_name: `creator${number}`,
  });

const post = (number: number) => ltk(number, { product_ids: [product(number).id], products_count: 1 });

const category = (key: string) => ({
  key,
  title: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  subtitle: '',
  url: `/categories/${key}`,
  image_url: '',
  actions: [{ action_type: 'v1_hashtag' as const, feed_hashtag: key }],
});

const facets: NonNullable<Response['facets']> = [
  {
    name: 'categories',
    values: [
      { value: 'dresses', count: 12 },
      { value: 'shoes', count: 5 },
    ],
  },
  {
    name: 'colours',
    values: [
      { value: 'green', count: 9 },
      { value: 'black', count: 4 },
    ],
  },
  { name: 'retailer_ids', values: [{ value: fixtureId(5_000), label: 'Alder & Moss', count: 17 }] },
  { name: 'on_sale', values: [{ value: 'true', count: 3 }] },
  { name: 'in_stock', values: [{ value: 'true', count: 14 }] },
];

/** The records with these numbers; `id` is that of the hit. */
const records = {
  post: (numbers: readonly number[]) => ({ ltks: numbers.map(post), products: numbers.map((nth) => product(nth)) }),
  product: (numbers: readonly number[]) => ({ product_details: numbers.map((nth) => productDetails(nth)) }),
  profile: (numbers: readonly number[]) => ({ profiles: numbers.map(creator) }),
};

const idOf = {
  post: (nth: number) => post(nth).id,
  product: (nth: number) => productDetails(nth).id,
  profile: (nth: number) => creator(nth).id,
};

function found({ types, filters, limit = 20, offset = 0, facets: isCounted }: Body, catalogue: Catalogue): Response {
  const { posts = 25, products = 30, creators = 5, filtered, isComplete = true, didYouMean } = catalogue;
  const [type = 'post'] = types;
  const all = { post: posts, product: products, profile: creators }[type];
  const total = filters && Object.keys(filters).length > 0 ? (filtered ?? all) : all;
  const numbers = Array.from(
    { length: Math.max(0, Math.min(limit, total - offset)) },
    (_, index) => offset + index + 1,
  );
  return {
    items: numbers.map((nth) => ({ id: idOf[type](nth), type, score: 1 - nth / 1_000 })),
    total,
    complete: isComplete,
    ...(didYouMean !== undefined && { did_you_mean: didYouMean }),
    ltks: [],
    profiles: [profile()],
    products: [],
    product_details: numbers.map((nth) => productDetails(nth)),
    ...records[type](numbers),
    ...(isCounted && { facets }),
  };
}

/** Without a body it is asked for posts, as by the check of mocks. */
const bodyOf = async (request: Request) => JSON.parse((await request.clone().text()) || '{"types":["post"]}') as Body;

/** Mocked responses to this library's calls, and to those of what its pages show. */
export const searchMocks = (catalogue: Catalogue = {}): Mocks => ({
  ...postsMocks(),
  ...productsMocks(),
  ...followsMocks(),
  ...mock(search, async (request) => found(await bodyOf(request), catalogue)),
  ...mock(bubbles, {
    modules: [{ type: 'v1_bubbles', options: ['dresses', 'shoes'].map(category) }],
  }),
  ...boxMocks(),
});
