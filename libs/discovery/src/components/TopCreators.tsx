import { Avatar } from '@social-shop/commerce-ui';
import { FollowButton } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { useId } from 'react';
import type { HashtagCreator } from '../api.ts';
import { messages } from '../messages.ts';
import * as css from './TopCreators.css.ts';

/** The creators who use a hashtag most, each with how many of its posts are theirs. */
export function TopCreators({ creators }: { readonly creators: readonly HashtagCreator[] }) {
  const intl = useIntl();
  const title = useId();
  if (creators.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {intl.formatMessage(messages.topCreators)}
      </h2>
      <ul className={css.list}>
        {creators.map(({ postsCount, ...creator }) => (
          <li key={creator.id} className={css.item}>
            <Link href={paths.creatorShop(creator.displayName)} className={css.creator}>
              <Avatar url={creator.avatarUrl} name={creator.name} size={64} />
              <bdi className={css.name} title={creator.name}>
                {creator.name}
              </bdi>
            </Link>
            <p className={css.count}>{intl.formatMessage(messages.postsCount, { count: postsCount })}</p>
            <FollowButton creator={creator} className={css.follow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
