import { useApi } from '@social-shop/api-client';
import { ListState } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { postsPaths } from '@social-shop/posts/paths';
import { Link, PageHead, paths } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { PageIntro } from '../components/PageIntro.tsx';
import { messages } from '../messages.ts';
import { findNamedCategory, namedCategories } from '../namedCategories.ts';
import { discoveryPaths } from '../paths.ts';
import { categoriesQuery, trendingCreatorsQuery } from '../queries.ts';
import { specialFeeds } from '../specialFeeds.ts';
import * as css from './SitemapPage.css.ts';

/** `/sitemap`: links to every part of the shop, without script too. */
export function Component() {
  const intl = useIntl();
  const api = useApi();
  const categories = useQuery(categoriesQuery(api, intl.locale));
  const creators = useQuery(trendingCreatorsQuery(api));
  const title = intl.formatMessage(messages.sitemap);
  const listed = new Set(categories.data?.map(({ key }) => key.toLowerCase()));
  const others = namedCategories.filter(({ key }) => !listed.has(key.toLowerCase()) && !specialFeeds.has(key));
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage(messages.sitemapDescription)}
        path={discoveryPaths.sitemap()}
      />
      <PageIntro title={title} />
      <div className={css.parts}>
        <Links title={intl.formatMessage(messages.discover)}>
          <Item href={paths.home()}>{intl.formatMessage(messages.discover)}</Item>
          <Item href={discoveryPaths.categories()}>{intl.formatMessage(messages.categories)}</Item>
          <Item href={discoveryPaths.deals()}>{intl.formatMessage(messages.deals)}</Item>
          {[...specialFeeds].map(([name, feed]) => (
            <Item key={name} href={findNamedCategory(name) ? discoveryPaths.category(name) : postsPaths.hashtag(name)}>
              {intl.formatMessage(feed.title)}
            </Item>
          ))}
        </Links>
        <Links title={intl.formatMessage(messages.categories)} query={categories}>
          {categories.data?.map(({ key, title: category }) => (
            <Item key={key} href={discoveryPaths.category(findNamedCategory(key)?.key ?? key)}>
              {category}
            </Item>
          ))}
          {others.map(({ key, title: name }) => (
            <Item key={key} href={discoveryPaths.category(key)}>
              {intl.formatMessage(name)}
            </Item>
          ))}
        </Links>
        <Links title={intl.formatMessage(messages.trendingCreators)} query={creators}>
          {creators.data?.map(({ displayName, name }) => (
            <Item key={displayName} href={paths.creatorShop(displayName)}>
              <bdi>{name}</bdi>
            </Item>
          ))}
        </Links>
      </div>
    </>
  );
}

interface LinksProps {
  readonly title: string;
  /** The query of some of the links. If it fails, the other links are still shown (W31). */
  readonly query?: { readonly isError: boolean; readonly isFetching: boolean; refetch(): Promise<unknown> };
  readonly children: ReactNode;
}

function Links({ title, query, children }: LinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.links}>{children}</ul>
      {query?.isError && !query.isFetching ? <ListState status="error" onRetry={() => void query.refetch()} /> : null}
    </nav>
  );
}

function Item({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={css.link}>
        {children}
      </Link>
    </li>
  );
}
