import type { PostFeedQuery } from '@social-shop/posts';
import { postsPaths } from '@social-shop/posts/paths';
import { paths } from '@social-shop/routing';
import { breadcrumbs, itemList, type Describe, type DescribedPage } from '@social-shop/routing/structuredData';
import type { Category } from './api.ts';
import { deals } from './deals.ts';
import { messages } from './messages.ts';
import { findNamedCategory } from './namedCategories.ts';
import type { NamedCategory } from './namedCategory.ts';
import { discoveryPaths } from './paths.ts';
import type { categoriesQuery } from './queries.ts';
import { specialFeeds } from './specialFeeds.ts';

interface Collection {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The pages between home and this one. */
  readonly above?: readonly (readonly [name: string, path: string])[];
  /** The pages that it links to. */
  readonly items: readonly string[];
}

const describeCollection =
  (collectionOf: (page: DescribedPage) => Collection): Describe =>
  (page) => {
    const { name, description, path, above = [], items } = collectionOf(page);
    const mainEntity = itemList(page, items);
    return [
      { '@type': 'CollectionPage', name, description, url: page.address(path), mainEntity },
      breadcrumbs(page, [...above, [name, path]]),
    ];
  };

/** The posts of the first page of a list. */
const postsOf = ({ queryClient }: DescribedPage, { queryKey }: PostFeedQuery): readonly string[] =>
  queryClient.getQueryData(queryKey)?.pages[0]?.items.map(({ id }) => paths.post(id)) ?? [];

export const describeHashtag = (hashtag: string, feed: PostFeedQuery): Describe =>
  describeCollection((page) => {
    const special = specialFeeds.get(hashtag);
    return {
      name: special ? page.text(special.title) : `#${hashtag}`,
      description: page.text(messages.hashtagDescription, { hashtag: `#${hashtag}` }),
      path: postsPaths.hashtag(hashtag),
      items: postsOf(page, feed),
    };
  });

export const describeCategory = (category: Category | NamedCategory, feed: PostFeedQuery): Describe =>
  describeCollection((page) => {
    const { title, subtitle, key } = category;
    return {
      name: typeof title === 'string' ? title : page.text(title),
      description: typeof subtitle === 'string' ? subtitle : page.text(subtitle),
      path: discoveryPaths.category(key),
      above: [[page.text(messages.shop), discoveryPaths.categories()]],
      items: postsOf(page, feed),
    };
  });

export const describeCategories = ({ queryKey }: ReturnType<typeof categoriesQuery>): Describe =>
  describeCollection((page) => ({
    name: page.text(messages.categories),
    description: page.text(messages.categoriesDescription),
    path: discoveryPaths.categories(),
    items: (page.queryClient.getQueryData(queryKey) ?? []).map(({ key }) =>
      discoveryPaths.category(findNamedCategory(key)?.key ?? key),
    ),
  }));

export const describeDeals = (): Describe =>
  describeCollection(({ text }) => ({
    name: text(messages.deals),
    description: text(messages.dealsSubtitle),
    path: discoveryPaths.deals(),
    items: deals.map(({ key }) => discoveryPaths.category(key)),
  }));
