import { shareCard } from '@social-shop/commerce-ui';
import type { PostFeedQuery } from '@social-shop/posts';
import { PageHead, type PageHeadProps } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';

/** The document head of a page with a list. The share card is the first picture of the list; an empty list is `noindex`. */
export function ListHead({
  query: { queryKey },
  noindex = false,
  ...head
}: Omit<PageHeadProps, 'image'> & { readonly query: PostFeedQuery }) {
  const items = useQueryClient().getQueryData(queryKey)?.pages[0]?.items;
  const first = items?.[0];
  const image = first && {
    ...shareCard(first.heroImage, { sourceWidth: first.heroImageWidth, sourceHeight: first.heroImageHeight }),
    alt: first.heroImageAlt,
  };
  return <PageHead {...head} image={image} noindex={noindex || items?.length === 0} />;
}
