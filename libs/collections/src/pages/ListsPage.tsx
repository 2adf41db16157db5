import { useApi } from '@social-shop/api-client';
import { ListState } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { ListCard } from '../components/ListCard.tsx';
import { ListOptions } from '../components/ListOptions.tsx';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { listCardsQuery } from '../queries.ts';
import { useWatchedHearts } from '../watchHearts.ts';
import * as headCss from '../components/head.css.ts';
import * as css from './ListsPage.css.ts';

/** `/wishlists`: favorite products and posts, then each list of the visitor. */
export function Component() {
  const intl = useIntl();
  const { data: cards, isError, refetch } = useQuery(listCardsQuery(useApi()));
  useWatchedHearts();
  const title = intl.formatMessage(messages.lists);
  return (
    <>
      <PageHead title={title} path={collectionsPaths.lists()} noindex />
      <div className={headCss.head}>
        <h1 className={headCss.title}>
          {title}
          {cards ? <span className={headCss.count}>{intl.formatNumber(cards.length)}</span> : null}
        </h1>
        <ListOptions look="new" />
      </div>
      {isError ? (
        <ListState status="error" title={intl.formatMessage(messages.failed)} onRetry={() => void refetch()} />
      ) : null}
      {cards || isError ? null : <ListState status="pending" />}
      {cards ? (
        <ul className={css.lists} aria-label={title}>
          {cards.map((card) => (
            <li key={card.collection.id}>
              <ListCard card={card} action={<ListOptions look="dots" collection={card.collection} />} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
