import { shareCard } from '@social-shop/commerce-ui';
import type { PostFeedQuery } from '@social-shop/posts';
import { PageHead, type PageHeadProps } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';

/** What a page of a list says of itself: its share card is the first picture of the list. */
export function ListHead({
  query: { queryKey },
  ...head
}: Omit<PageHeadProps, 'image'> & { readonly query: PostFeedQuery }) {
  const first = useQueryClient().getQueryData(queryKey)?.pages[0]?.items[0];
  const image = first && {
    ...shareCard(first.heroImage, { sourceWidth: first.heroImageWidth, sourceHeight: first.heroImageHeight }),
    alt: first.heroImageAlt,
  };
  return <PageHead {...head} image={image} />;
}
