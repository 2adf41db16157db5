import { messages } from '../messages.ts';
import type { SuggestedCreator, Suggestions } from '../provider/searchProvider.ts';
import type { History, HistoryItem } from './history.ts';

type Message = (typeof messages)[keyof typeof messages];

/** Why a text is in the list. */
export type Source = 'recent' | 'popular' | 'related';

/** A row of the list: a text to search for, or a creator whose shop it opens. */
export type Row =
  { readonly source: Source; readonly text: string } | { readonly source: Source; readonly creator: SuggestedCreator };

/** Rows below a heading. */
export interface Group {
  readonly name: string;
  readonly heading: Message;
  readonly rows: readonly Row[];
}

/** What the list is made of. */
export interface Parts {
  /** Without space around it. */
  readonly text: string;
  readonly history: History;
  readonly popular: readonly string[];
  readonly suggestions: Suggestions;
  /** Suggested creators are in the group of searches. */
  readonly assists: boolean;
}

const textsOf = (texts: readonly string[], source: Source): Row[] => texts.map((text) => ({ source, text }));
const creatorsOf = (creators: readonly SuggestedCreator[], source: Source): Row[] =>
  creators.map((creator) => ({ source, creator }));

const creatorOf = ({ objectID, query, name = query, avatarUrl }: HistoryItem): SuggestedCreator => ({
  id: objectID,
  name,
  displayName: query,
  avatarUrl,
});

/** The groups of the list, without empty ones (specification 1, section 2). */
export function groupsOf({ text, history, popular, suggestions, assists }: Parts): Group[] {
  const searches = textsOf(
    history.searches.map(({ query }) => query),
    'recent',
  );
  const creators = creatorsOf(history.creators.map(creatorOf), 'recent');
  const related = textsOf(suggestions.queries, 'related');
  const suggested = creatorsOf(suggestions.creators, 'related');
  const recent = [
    { name: 'searches', heading: messages.recentSearches, rows: searches },
    { name: 'creators', heading: messages.recentCreators, rows: creators },
  ];
  const typed = [
    { name: 'related', heading: messages.relatedSearches, rows: assists ? [...related, ...suggested] : related },
    { name: 'suggested', heading: messages.suggestedCreators, rows: assists ? [] : suggested },
  ];
  const hasHistory = searches.length + creators.length > 0;
  const untyped = hasHistory
    ? recent
    : [{ name: 'popular', heading: messages.popularSearches, rows: textsOf(popular, 'popular') }];
  return (text === '' ? untyped : typed).filter(({ rows }) => rows.length > 0);
}
