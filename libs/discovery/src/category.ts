import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import type { Category } from './api.ts';
import { findNamedCategory } from './namedCategories.ts';
import type { NamedCategory } from './namedCategory.ts';
import { categoriesQuery } from './queries.ts';

/** The category of an address, in any case. */
export const findCategory = (categories: readonly Category[], key: string): Category | undefined =>
  categories.find((category) => category.key.toLowerCase() === key.toLowerCase());

/** The hashtag whose feed a category shows (W24, W25). */
export const feedHashtagOf = (category: Category | NamedCategory): string =>
  ('actions' in category ? category.actions[0]?.feedHashtag : undefined) ?? category.key.toLowerCase();

/** The category of an address whose loader has found it, in the visitor's language. */
export function useCategory(key: string) {
  const intl = useIntl();
  const named = findNamedCategory(key);
  const { data = [] } = useQuery({ ...categoriesQuery(useApi(), intl.locale), enabled: !named });
  if (named) {
    const [title, subtitle] = [intl.formatMessage(named.title), intl.formatMessage(named.subtitle)];
    return { title, subtitle, hashtag: feedHashtagOf(named) };
  }
  const found = findCategory(data, key);
  return { title: found?.title ?? key, subtitle: found?.subtitle ?? '', hashtag: found ? feedHashtagOf(found) : key };
}
