import { useApi } from '@social-shop/api-client';
import { ListState, Picture, Skeleton, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { findNamedCategory } from '../namedCategories.ts';
import { discoveryPaths } from '../paths.ts';
import { categoriesQuery } from '../queries.ts';
import * as css from './CategoryLinks.css.ts';

const size: PictureSize = { widths: [88], sizes: '76px' };

/** The number of the platform's categories, so that nothing moves when they arrive. */
const AWAITED = 24;

/** The categories as round pictures with their names, or their loading or failed state (W31). */
export function CategoryLinks() {
  const intl = useIntl();
  const { data: categories, isError, isFetching, refetch } = useQuery(categoriesQuery(useApi(), intl.locale));
  if (isError && !isFetching) {
    const title = intl.formatMessage(messages.categoriesFailed);
    return <ListState status="error" title={title} onRetry={() => void refetch()} />;
  }
  if (!categories) return <ListState status="pending" skeleton={<Awaited />} />;
  return (
    <nav className={css.links} aria-label={intl.formatMessage(messages.categories)}>
      {categories.map(({ key, title, imageUrl }) => (
        <Link key={key} href={discoveryPaths.category(findNamedCategory(key)?.key ?? key)} className={css.link}>
          <Picture className={css.bubble} url={imageUrl} alt="" size={size} ratio={1} />
          <span className={css.title}>{title}</span>
        </Link>
      ))}
    </nav>
  );
}

function Awaited() {
  return (
    <div className={css.links}>
      {Array.from({ length: AWAITED }, (_, index) => (
        <div key={index} className={css.link}>
          <Skeleton className={css.bubble} />
          <Skeleton className={css.awaitedTitle} />
        </div>
      ))}
    </div>
  );
}
