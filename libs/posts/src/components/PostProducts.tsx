import { useApi } from '@social-shop/api-client';
import { Button, ListState, messages as ui, Notice, ProductGridSkeleton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PaidNote, ProductTiles } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from '../messages.ts';
import type { Post } from '../post.ts';
import { postProductsQuery } from '../postProducts.ts';
import * as css from './PostProducts.css.ts';

/** On wide screens. */
const COLUMNS = 3;

/** 'Shop the post': everything that a post shows, or its own error with a retry (W31). */
export function PostProducts({ post }: { readonly post: Post }) {
  const intl = useIntl();
  const title = useId();
  const { data: products, isFetching, isError, refetch } = useQuery(postProductsQuery(useApi(), post));
  // The note is there before the products, so that it moves nothing.
  const linked = products?.length ?? (isFetching ? post.productsCount : 0);
  return (
    <section className={css.products} aria-labelledby={title} aria-busy={isFetching}>
      <div className={css.heading}>
        <h2 id={title} className={css.title}>
          {intl.formatMessage(messages.shopThePost)}
        </h2>
        <p className={css.count}>{intl.formatMessage(messages.productsCount, { count: post.productsCount })}</p>
      </div>
      {products ? <ProductTiles postId={post.id} products={products} columns={COLUMNS} /> : null}
      {isFetching && !products ? (
        <ListState status="pending" skeleton={<ProductGridSkeleton count={post.productsCount} columns={COLUMNS} />} />
      ) : null}
      {linked > 0 ? <PaidNote className={css.paid} count={linked} /> : null}
      {isError && !isFetching ? (
        <div role="alert">
          <Notice title={intl.formatMessage(messages.productsError)}>
            <Button look="secondary" onClick={() => void refetch()}>
              {intl.formatMessage(ui.tryAgain)}
            </Button>
          </Notice>
        </div>
      ) : null}
    </section>
  );
}
