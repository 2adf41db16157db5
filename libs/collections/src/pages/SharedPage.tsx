import { useApi } from '@social-shop/api-client';
import { useSession } from '@social-shop/auth';
import { ButtonLink, ShareButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile } from '@social-shop/posts';
import { PaidNote } from '@social-shop/products';
import { PageHead, paths } from '@social-shop/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { useCollectionName } from '../collectionName.ts';
import { RefusedList } from '../components/RefusedList.tsx';
import { readHash, type SharedList } from '../hash.ts';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { sharedListQuery, sharedPostsQuery, sharedProductsQuery } from '../sharedQueries.ts';
import { sharedTile } from '../sharedTile.tsx';
import { REFUSED } from './refused.ts';
import * as css from './SharedPage.css.ts';

/** `/collections/{hash}`: a shared list, or a notice for visitors who may not see it (S20). */
export function Component() {
  const { hash = '' } = useParams();
  const refused = useLoaderData<unknown>() === REFUSED;
  const list = readHash(hash);
  return refused || !list ? <RefusedList path={collectionsPaths.shared(hash)} /> : <Shared list={list} hash={hash} />;
}

function Shared({ list, hash }: { readonly list: SharedList; readonly hash: string }) {
  const intl = useIntl();
  const api = useApi();
  const session = useSession();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(sharedListQuery(api, list));
  const { wishCollection, owner } = data;
  const name = useCollectionName()(wishCollection);
  const path = collectionsPaths.shared(hash);
  const isOfPosts = wishCollection.kind === 'favorite-posts';
  const { itemsCount: count } = wishCollection;
  const common = { label: name, path, priority: true } as const;
  const start = search.get('next');
  return (
    <>
      <PageHead title={name} path={path} noindex />
      <div className={css.head}>
        <p className={css.by}>
          {owner.name
            ? intl.formatMessage(messages.sharedBy, { name: <bdi key="name">{owner.name}</bdi> })
            : intl.formatMessage(messages.sharedByNobody)}
        </p>
        <h1 className={css.title}>
          <bdi>{name}</bdi>
        </h1>
        <p className={css.count}>
          {intl.formatMessage(isOfPosts ? messages.postsCount : messages.productsCount, { count })}
        </p>
        <ShareButton look="label" title={name} text={owner.name} url={path} />
      </div>
      {isOfPosts ? (
        <EndlessList {...common} query={sharedPostsQuery(api, list, start)} tile={postTile} />
      ) : (
        <>
          <EndlessList {...common} query={sharedProductsQuery(api, list, start)} tile={sharedTile} layout="grid" />
          {count > 0 ? <PaidNote count={count} /> : null}
        </>
      )}
      {session ? null : (
        <section className={css.end}>
          <h2 className={css.endTitle}>{intl.formatMessage(messages.endTitle)}</h2>
          <p className={css.endText}>{intl.formatMessage(messages.endText)}</p>
          <ButtonLink href={paths.signup(path)} className={css.endButton}>
            {intl.formatMessage(messages.signUp)}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
