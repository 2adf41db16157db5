import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { foundCreatorTile } from './foundCreatorTile.tsx';
import { foundProductTile } from './FoundProductTile.tsx';
import type { ResultsProps } from './PostResults.tsx';
import { creatorResultsQuery, productResultsQuery } from './queries.ts';
import { Results } from './Results.tsx';

/** The products that a search has found. */
export function ProductResults({ selection, start }: ResultsProps) {
  return (
    <Results
      selection={selection}
      query={productResultsQuery(useApi(), selection, start)}
      tile={foundProductTile}
      layout="grid"
      label={useIntl().formatMessage(messages.products)}
    />
  );
}

/** The creators that a search has found. */
export function CreatorResults({ selection, start }: ResultsProps) {
  return (
    <Results
      selection={selection}
      query={creatorResultsQuery(useApi(), selection, start)}
      tile={foundCreatorTile}
      label={useIntl().formatMessage(messages.creators)}
    />
  );
}
