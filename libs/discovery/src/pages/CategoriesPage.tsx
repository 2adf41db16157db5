import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { SectionHead } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, useHidden } from '@social-shop/posts';
import { useSearchParams } from 'react-router-dom';
import { CategoryLinks } from '../components/CategoryLinks.tsx';
import { ListHead } from '../components/ListHead.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { messages } from '../messages.ts';
import { discoveryPaths } from '../paths.ts';
import { popularTodayQuery } from '../queries.ts';
import { POPULAR_TODAY } from '../specialFeeds.ts';
import * as css from './CategoriesPage.css.ts';

/** `/categories`: all categories, then popular posts of today. */
export function Component() {
  const intl = useIntl();
  const track = useTrack();
  const [search] = useSearchParams();
  const query = popularTodayQuery(useApi(), search.get('next'));
  const title = intl.formatMessage(messages.categories);
  const popular = intl.formatMessage(messages.popularToday);
  const path = discoveryPaths.categories();
  return (
    <>
      <ListHead
        query={query}
        title={title}
        description={intl.formatMessage(messages.categoriesDescription)}
        path={path}
      />
      <PageIntro title={title} />
      <CategoryLinks />
      <div className={css.popular}>
        <SectionHead title={popular} href={discoveryPaths.category(POPULAR_TODAY)} />
        <EndlessList
          query={query}
          tile={postTile}
          leavesOut={useHidden()}
          label={popular}
          path={path}
          onMore={(count) => track(scrolled('categories', count))}
        />
      </div>
    </>
  );
}
