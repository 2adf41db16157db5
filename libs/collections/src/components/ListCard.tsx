import { Drawing, Picture, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import heart from 'icon:heart';
import heartFill from 'icon:heart-fill';
import link from 'icon:link-simple';
import lock from 'icon:lock-simple';
import type { ReactNode } from 'react';
import { useCollectionName } from '../collectionName.ts';
import type { ListCardView } from '../listCards.ts';
import { messages } from '../messages.ts';
import { collectionPath } from '../paths.ts';
import * as css from './ListCard.css.ts';

const whole: PictureSize = { widths: [225, 450], sizes: '(min-width: 1264px) 23vw, (min-width: 600px) 31vw, 47vw' };
const quarter: PictureSize = { widths: [225], sizes: '(min-width: 1264px) 12vw, (min-width: 600px) 16vw, 24vw' };

/** A collection of the visitor: its latest pictures, its name, how many things it has and who sees it. */
export function ListCard({
  card: { collection, pictures },
  action,
}: {
  readonly card: ListCardView;
  /** A round button next to the name. */
  readonly action?: ReactNode;
}) {
  const intl = useIntl();
  const name = useCollectionName()(collection);
  const { kind, itemsCount: count, shared } = collection;
  return (
    <article className={css.card}>
      <div className={css.mosaic[shapeOf(pictures.length)]}>
        {pictures.map((url) => (
          <Picture
            key={url}
            className={css.picture}
            url={url}
            alt=""
            size={pictures.length === 1 ? whole : quarter}
            ratio={pictures.length === 2 ? 2 : 1}
          />
        ))}
        {pictures.length === 0 ? <Drawing path={heart} size={24} /> : null}
      </div>
      <div className={css.facts}>
        <h2 className={css.name}>
          {kind === 'list' ? null : <Drawing path={heartFill} size={16} className={css.builtIn} />}
          <Link href={collectionPath(collection)} className={css.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {action ? <div className={css.action}>{action}</div> : null}
        <p className={css.state}>
          <span>
            {intl.formatMessage(kind === 'favorite-posts' ? messages.postsCount : messages.productsCount, { count })}
          </span>
          <span className={css.access}>
            <Drawing path={shared ? link : lock} size={16} />
            {intl.formatMessage(shared ? messages.shared : messages.onlyYou)}
          </span>
        </p>
      </div>
    </article>
  );
}

const shapeOf = (count: number) => (count === 0 ? 'none' : count === 1 ? 'one' : count === 2 ? 'two' : 'four');
