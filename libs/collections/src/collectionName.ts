import { useIntl } from '@social-shop/i18n';
import type { Collection } from './api.ts';
import { messages } from './messages.ts';

/** Returns a function for the name of a collection: the owner's text, or for a built-in one the name in the visitor's language. */
export function useCollectionName(): (collection: Pick<Collection, 'kind' | 'name'>) => string {
  const { formatMessage } = useIntl();
  return ({ kind, name }) =>
    kind === 'list'
      ? name
      : formatMessage(kind === 'favorite-posts' ? messages.favoritePosts : messages.favoriteProducts);
}
