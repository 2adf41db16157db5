import { seeded } from '../scene/random.ts';
import { sumUp, type About } from './about.ts';
import { CATALOGUE_DATE, DAY_MS } from './calendar.ts';
import { CaptionWriter } from './captions.ts';
import { categoryOf } from './categories.ts';
import { categoryFeedsOf } from './categoryFeeds.ts';
import { colourFamilyOf } from './colourFamilies.ts';
import { makeCreators } from './creators.ts';
import { hashtagsOf } from './hashtags.ts';
import { idOf } from './ids.ts';
import { MediaLibrary, SQUARE } from './media.ts';
import { makePosts, type CataloguePost } from './posts.ts';
import { makeProducts, type CatalogueProduct } from './products.ts';
import { brands, retailers } from './retailers.ts';
import type {
  BrandRow,
  HashtagRow,
  MediaRow,
  PostRow,
  PriceChangeRow,
  ProductDetailsRow,
  ProductRow,
  ProfileRow,
  RetailerProductRow,
  RetailerRow,
  VariantRow,
} from './rows.ts';
import { describeScene, sentence } from './scenery.ts';
import { Shelf } from './shelf.ts';
import { makeVariants } from './variants.ts';

/** Raise it whenever the code makes other rows: databases of an older version keep theirs. */
export const DEMO_VERSION = 6;

export const POSTS = 5_000;
const PRODUCTS = 8_000;
const PRODUCTS_WITH_VARIANTS = 2_000;
const SALE_DAYS = 60;
/** The upper limits by which the platform filters feeds, in US cents. */
const PRICE_LIMITS = [2_500, 5_000, 10_000];
/** Room between two scores, so an import can place its posts among these. */
export const SCORE_STEP = 1_000;

/** The rows of the demo catalogue, by table, in an order in which every referenced row comes first. */
export interface Catalogue {
  readonly mediaObjects: MediaRow[];
  readonly profiles: ProfileRow[];
  readonly retailers: RetailerRow[];
  readonly brands: BrandRow[];
  readonly retailerProducts: RetailerProductRow[];
  readonly retailerProductVariants: VariantRow[];
  readonly productDetails: ProductDetailsRow[];
  readonly priceChanges: PriceChangeRow[];
  readonly posts: PostRow[];
  readonly postHashtags: HashtagRow[];
  readonly products: ProductRow[];
}

/** Creates the demo catalogue in memory: the same rows on every machine. */
export function makeDemoCatalogue(): Catalogue {
  const media = new MediaLibrary();
  const creators = makeCreators(media);
  const products = makeProducts(PRODUCTS, PRODUCTS_WITH_VARIANTS, media);
  const variants = products.filter(({ hasVariants }) => hasVariants).map((product) => makeVariants(product, media));
  const posts = makePosts(POSTS, creators, new Shelf(products, seeded('shelf')));
  const captions = new CaptionWriter();
  const written = posts.map((post, index) => postRows(post, index, captions, media));
  const initials = (name: string, palette: string) =>
    media.addImage({ kind: 'initials', text: initialsOf(name), palette }, SQUARE, sentence(`Mark of ${name}`));

  return {
    profiles: creators.map(({ row }) => row),
    retailers: retailers.map(({ slug, name, currency, takesCarts, palette }) => ({
      id: idOf('retailer', slug),
      slug,
      displayName: name,
      mediaId: initials(name, palette),
      currency,
      takesCarts,
    })),
    brands: brands.map(({ slug, name, bio, palette }) => ({
      id: idOf('brand', slug),
      slug,
      name,
      bio,
      mediaId: initials(name, palette),
    })),
    retailerProducts: variants.map(({ product }) => product),
    retailerProductVariants: variants.flatMap((rows) => rows.variants),
    productDetails: products.map(detailsRow),
    priceChanges: products.flatMap(priceChangeRows),
    posts: written.map(({ post }) => post),
    postHashtags: written.flatMap(({ hashtags }) => hashtags),
    products: written.flatMap((rows) => rows.products),
    // Last: everything above adds its pictures.
    mediaObjects: media.rows,
  };
}

function detailsRow(product: CatalogueProduct): Catalogue['productDetails'][number] {
  const { retailer, brand, pricing, usdCents } = product;
  const current = pricing.sale ?? pricing.regular;
  return {
    id: product.id,
    name: product.name,
    retailerId: idOf('retailer', retailer.slug),
    brandId: brand ? idOf('brand', brand.slug) : null,
    price: usdCents,
    localPrice: retailer.currency === 'USD' ? null : current,
    currency: retailer.currency,
    ...aboutProduct(product),
    mediaId: product.mediaId,
    retailerProductId: product.hasVariants ? idOf('retailer product', product.id) : null,
  };
}

/** Sale prices were lowered within the last two months. */
function priceChangeRows({ id, pricing: { regular, sale } }: CatalogueProduct): Catalogue['priceChanges'] {
  if (sale === undefined) return [];
  const at = new Date(CATALOGUE_DATE - seeded(`price change ${id}`).int(1, SALE_DAYS) * DAY_MS);
  return [{ id: idOf('price change', id), productDetailsId: id, at, before: regular, after: sale }];
}

function aboutProduct({ piece: { good, colour } }: CatalogueProduct): About {
  return {
    category: categoryOf(good),
    colours: colour === null ? [] : [colourFamilyOf(colour)],
    language: 'en',
  };
}

function postRows(post: CataloguePost, index: number, captions: CaptionWriter, media: MediaLibrary) {
  const { creator, scene, createdAt } = post;
  const id = idOf('post', post.key);
  const heroMediaId = media.addImage({ kind: 'scene', ...scene }, post.size, describeScene(scene, post.pieces));
  const { text: caption, language } = captions.write(creator, {
    family: scene.family,
    products: post.products,
    createdAt,
  });
  const score = (POSTS - index) * SCORE_STEP;
  const lowest = Math.min(...post.products.map(({ usdCents }) => usdCents));
  const priceBand = PRICE_LIMITS.filter((limit) => lowest >= limit).length;
  return {
    post: {
      id,
      profileId: idOf('profile', creator.row.displayName),
      heroMediaId,
      videoMediaId: post.clip ? media.addClip(post.clip, heroMediaId) : null,
      caption,
      ...sumUp(post.products.map(aboutProduct), language),
      createdAt,
      score,
    },
    hashtags: [...new Set([...hashtagsOf(caption), ...categoryFeedsOf(post.products)])].map((hashtag) => ({
      hashtag,
      createdAt,
      score,
      postId: id,
      priceBand,
    })),
    products: post.products.map((product, position) => ({
      id: idOf('product of post', post.key, position),
      postId: id,
      position,
      productDetailsId: product.id,
    })),
  };
}

/** At most two letters: 'Alder & Moss' is 'AM', 'Halden' is 'H'. */
export function initialsOf(name: string): string {
  const words = name.replace(/^The /, '').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const letters = words.filter((word) => /^\p{Lu}|^\p{Lo}/u.test(word)).map((word) => word.charAt(0));
  return (letters.slice(0, 2).join('') || name.trim().charAt(0)).toUpperCase();
}
