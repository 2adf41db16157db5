import { useApi } from '@social-shop/api-client';
import { Button, ListState, Picture, Spinner, type PictureSize } from '@social-shop/commerce-ui';
import { CreatorRow, FollowButton, recommendationsQuery, type RecommendedCreator } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import * as css from './FirstFollows.css.ts';

const RATIO = 5 / 4;
const size: PictureSize = { widths: [225], sizes: '(min-width: 960px) 11vw, (min-width: 600px) 16vw, 33vw' };

/** Thirty creators to follow, in place of an empty following feed (S17). `onDone`: shows the feed, once it has posts. */
export function FirstFollows({ onDone }: { readonly onDone: (() => void) | undefined }) {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = useQuery(recommendationsQuery(useApi()));
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{intl.formatMessage(messages.firstFollows)}</h2>
        <p className={css.explanation}>
          {intl.formatMessage(messages.firstFollowsExplanation, { count: data?.length ?? 0 })}
        </p>
        {onDone ? (
          <Button className={css.show} onClick={onDone}>
            {intl.formatMessage(messages.showFollowing)}
          </Button>
        ) : null}
      </div>
      {isError && !isFetching ? (
        <ListState
          status="error"
          title={intl.formatMessage(messages.recommendedFailed)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {isFetching && !data ? <Spinner /> : null}
      {data ? (
        <ul className={css.list}>
          {data.map((creator) => (
            <li key={creator.id} className={css.creator}>
              <Pictures creator={creator} />
              <CreatorRow creator={creator}>
                <FollowButton creator={creator} />
              </CreatorRow>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Hidden from screen readers and the keyboard, because the creator's row has the same link. */
function Pictures({ creator: { displayName, pictures } }: { readonly creator: RecommendedCreator }) {
  if (pictures.length === 0) return null;
  return (
    <Link href={paths.creatorShop(displayName)} className={css.pictures} tabIndex={-1} aria-hidden="true">
      {pictures.map(({ id, url, dominantColor }) => (
        <Picture key={id} url={url} alt="" size={size} ratio={RATIO} color={dominantColor} />
      ))}
    </Link>
  );
}
