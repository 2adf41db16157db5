import { useApi } from '@social-shop/api-client';
import { scrolled, useTrack } from '@social-shop/analytics';
import { ButtonLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, useHidden } from '@social-shop/posts';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { hashtagFeedQuery } from '../queries.ts';
import { selectionOf, withSelection } from '../selection.ts';
import { specialFeeds } from '../specialFeeds.ts';
import { SortAndFilter } from './SortAndFilter.tsx';

/** The posts of a hashtag, in the order and with the filter of the address. A special feed has a fixed order and no filter. */
export function PostList({
  hashtag,
  label,
  path,
}: {
  readonly hashtag: string;
  /** Names the list for screen readers. */
  readonly label: string;
  /** The path of the page, without a query. */
  readonly path: string;
}) {
  const intl = useIntl();
  const api = useApi();
  const track = useTrack();
  const [search] = useSearchParams();
  const selection = selectionOf(search);
  const ordered = specialFeeds.has(hashtag);
  return (
    <>
      {ordered ? null : <SortAndFilter path={path} selection={selection} />}
      <EndlessList
        query={hashtagFeedQuery(api, hashtag, selection, search.get('next'))}
        tile={postTile}
        leavesOut={useHidden()}
        label={label}
        path={ordered ? path : withSelection(path, selection)}
        priority
        onMore={(count) => track(scrolled('hashtag', count))}
        empty={
          selection.priceBelow === undefined ? null : (
            <ButtonLink href={withSelection(path, { ...selection, priceBelow: undefined })} look="quiet" size="sm">
              {intl.formatMessage(messages.clear)}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
