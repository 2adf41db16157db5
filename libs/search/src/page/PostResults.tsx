import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { postTile, usePostSeen } from '@social-shop/posts';
import { messages } from '../messages.ts';
import { postResultsQuery } from './queries.ts';
import { Results } from './Results.tsx';
import type { Selection } from './selection.ts';

/** Props of the results of one type. */
export interface ResultsProps {
  readonly selection: Selection;
  /** Cursor of the first page. */
  readonly start: string | null;
}

/** The posts that a search has found. */
export function PostResults({ selection, start }: ResultsProps) {
  return (
    <Results
      selection={selection}
      query={postResultsQuery(useApi(), selection, start)}
      tile={postTile}
      label={useIntl().formatMessage(messages.posts)}
      {...usePostSeen()}
    />
  );
}
