import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, usePostSeen } from '@social-shop/posts';
import { messages } from '../messages.ts';
import { useFacts } from './facts.ts';
import { postResultsQuery } from './queries.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { selectionPath, type Selection } from './selection.ts';

/** Props of the results of one type. */
export interface ResultsProps {
  readonly selection: Selection;
  /** Cursor of the first page. */
  readonly start: string | null;
}

/** The posts that a search has found. */
export function PostResults({ selection, start }: ResultsProps) {
  const intl = useIntl();
  const track = useTrack();
  const query = postResultsQuery(useApi(), selection, start);
  return (
    <>
      <ResultsHead selection={selection} facts={useFacts(query)} />
      <EndlessList
        query={query}
        tile={postTile}
        label={intl.formatMessage(messages.posts)}
        path={selectionPath(selection)}
        priority
        onMore={(count) => track(scrolled('search', count))}
        {...usePostSeen()}
      />
    </>
  );
}
