import { useApi } from '@social-shop/api-client';
import { CreatorRow, FollowButton, recommendedKey, recommendedQuery } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { likes } from '@social-shop/posts';
import { useToggleChanges, type ToggleListener } from '@social-shop/toggles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from '../messages.ts';
import * as css from './Recommended.css.ts';
import { RecommendedSkeleton } from './RecommendedSkeleton.tsx';

/** What a visitor likes decides on who is recommended (specification 1, section 4). */
const recommendAnew: ToggleListener = (queryClient) => void queryClient.invalidateQueries({ queryKey: recommendedKey });

/** Three creators whom the visitor may like, for signed-in visitors (S17). They stay while they are followed here. */
export function Recommended() {
  const intl = useIntl();
  const title = useId();
  const { data, isError } = useQuery(recommendedQuery(useApi()));
  useToggleChanges(likes, recommendAnew);
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
