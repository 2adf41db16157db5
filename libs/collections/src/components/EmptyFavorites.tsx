import { useApi } from '@social-shop/api-client';
import { ButtonLink, Drawing, Notice, ProductGrid, SectionHead } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PostProductTile } from '@social-shop/products';
import { paths } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import heart from 'icon:heart';
import { messages } from '../messages.ts';
import { productsToStartQuery } from '../queries.ts';
import * as css from './EmptyFavorites.css.ts';

/** In place of a list of favorites without any: what would be there, and products to start with, if there are some. */
export function EmptyFavorites({ text }: { readonly text: keyof typeof messages }) {
  const intl = useIntl();
  const { data: products = [] } = useQuery(productsToStartQuery(useApi()));
  return (
    <>
      <div className={css.ghosts} aria-hidden="true">
        <i className={css.ghost} />
        <i className={css.ghost} />
        <i className={css.ghost} />
        <i className={css.ghost} />
      </div>
      <Notice
        art={<Drawing path={heart} size={40} className={css.heart} />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages[text])}
      >
        <ButtonLink href={paths.home()}>{intl.formatMessage(messages.discover)}</ButtonLink>
      </Notice>
      {products.length > 0 ? (
        <section className={css.start}>
          <SectionHead title={intl.formatMessage(messages.toStart)} />
          <ProductGrid>
            {products.map(({ postId, product }) => (
              <PostProductTile key={product.id} postId={postId} product={product} />
            ))}
          </ProductGrid>
        </section>
      ) : null}
    </>
  );
}
