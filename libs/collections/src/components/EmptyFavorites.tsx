import { ButtonLink, Drawing, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import heart from 'icon:heart';
import { messages } from '../messages.ts';
import * as css from './EmptyFavorites.css.ts';
import { ProductsToStart } from './ProductsToStart.tsx';

/** Shown instead of an empty list of favorites: placeholders of tiles, and products to start with if there are any. */
export function EmptyFavorites({ text }: { readonly text: keyof typeof messages }) {
  const intl = useIntl();
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
      <ProductsToStart title={intl.formatMessage(messages.toStart)} />
    </>
  );
}
