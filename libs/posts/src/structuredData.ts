import type { ApiClient } from '@social-shop/api-client';
import { cut, paths } from '@social-shop/routing';
import { breadcrumbs, type Describe } from '@social-shop/routing/structuredData';
import { messages } from './messages.ts';
import type { Post } from './post.ts';
import { captionStart } from './postTitle.ts';
import { clipQuery } from './queries.ts';

const NAME_LENGTH = 50;

/** A post as a picture or video of its creator. */
export const describePost =
  (api: ApiClient, post: Post): Describe =>
  ({ queryClient, address, text }) => {
    const { creator, caption } = post;
    const shop = paths.creatorShop(creator.displayName);
    const name = cut(captionStart(caption), NAME_LENGTH) || text(messages.title, { name: creator.name });
    const about = {
      name,
      description: caption || name,
      url: address(paths.post(post.id)),
      uploadDate: post.createdAt,
      creditText: creator.name,
      creator: { '@type': 'Person', name: creator.name, url: address(shop) } as const,
    };
    const picture = address(post.heroImage);
    const clip = post.videoMediaId && queryClient.getQueryData(clipQuery(api, post.videoMediaId).queryKey);
    const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' }) as const;
    return [
      clip
        ? { '@type': 'VideoObject', ...about, contentUrl: address(clip), thumbnailUrl: picture }
        : {
            '@type': 'ImageObject',
            ...about,
            contentUrl: picture,
            width: pixels(post.heroImageWidth),
            height: pixels(post.heroImageHeight),
          },
      breadcrumbs({ address }, [
        [creator.name, shop],
        [name, paths.post(post.id)],
      ]),
    ];
  };
