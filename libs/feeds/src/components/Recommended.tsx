import { useApi } from '@social-shop/api-client';
import { CreatorRow, FollowButton, recommendedQuery } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from '../messages.ts';
import * as css from './Recommended.css.ts';
import { RecommendedSkeleton } from './RecommendedSkeleton.tsx';

/** Three creators whom the visitor may like, for signed-in visitors (S17). They stay while they are followed here, and
 * change with what the visitor likes. */
export function Recommended() {
  const intl = useIntl();
  const title = useId();
  const { data, isError } = useQuery(recommendedQuery(useApi()));
  if (isError || data?.length === 0) return null;
  if (!data) return <RecommendedSkeleton />;
  return (
    <section className={css.section} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {intl.formatMessage(messages.recommended)}
      </h2>
      <ul className={css.list}>
        {data.map((creator) => (
          <li key={creator.id} className={css.creator}>
            <CreatorRow creator={creator}>
              <FollowButton creator={creator} />
            </CreatorRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
