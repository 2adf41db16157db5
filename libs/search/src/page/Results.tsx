import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { MarkContext } from '@social-shop/commerce-ui';
import { EndlessList, type EndlessListProps, type ListItem } from '@social-shop/lists';
import { atMostThree, columnsOfRows } from '@social-shop/lists/columns';
import { useQuery } from '@tanstack/react-query';
import { useFacts } from './facts.ts';
import { Filters } from './Filters.tsx';
import { FilterTools } from './FilterTools.tsx';
import { NothingFound } from './NothingFound.tsx';
import { LookAround } from './LookAround.tsx';
import { facetsQuery } from './queries.ts';
import { ResultsHead } from './ResultsHead.tsx';
import * as css from './resultsFrame.css.ts';
import { Scores } from './Scores.tsx';
import { filterCount, selectionPath, type Selection } from './selection.ts';
import { useHitClicks } from './useHitClicks.ts';
import { useLast } from './useLast.ts';
import { useMarks } from './useMarks.tsx';

/** The results of one type: their number, tabs, filters and list. */
export function Results<Item extends ListItem>({
  selection,
  ...list
}: { readonly selection: Selection } & Pick<EndlessListProps<Item>, 'query' | 'tile' | 'label' | 'layout' | 'onSeen'>) {
  const track = useTrack();
  const facts = useFacts(list.query);
  const mark = useMarks(selection.keyword, facts?.didYouMean);
  const found = useHitClicks(selection);
  // Nothing to filter.
  const isNothing = facts?.total === 0 && filterCount(selection) === 0;
  const hasFilters = selection.type !== 'creator' && !isNothing;
  // Filters stay while those of another choice are counted.
  const { data } = useQuery({ ...facetsQuery(useApi(), selection), enabled: hasFilters });
  const facets = useLast(data);
  return (
    <>
      <ResultsHead selection={selection} facts={facts} />
      {selection.debug ? <Scores selection={selection} scores={facts?.scores ?? []} /> : null}
      <div className={hasFilters ? css.layout : undefined}>
        {hasFilters ? (
          <Filters selection={selection} facets={facets ?? []} total={facts?.isComplete ? facts.total : undefined} />
        ) : null}
        <div ref={found} className={`${css.found} ${selection.type === 'creator' ? columnsOfRows : atMostThree}`}>
          {hasFilters ? <FilterTools selection={selection} facets={facets ?? []} /> : null}
          <MarkContext value={mark}>
            <EndlessList
              {...list}
              path={selectionPath(selection)}
              priority
              onMore={(count) => track(scrolled('search', count))}
              empty={<NothingFound selection={selection} />}
            />
          </MarkContext>
        </div>
      </div>
      {facts?.total === 0 ? <LookAround /> : null}
    </>
  );
}
