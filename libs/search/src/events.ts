import type { TrackedEvent } from '@social-shop/analytics';

/** A visitor has searched for a text. What many search for is suggested to others (record 51). */
export const searchSubmitted = (query: string, type: string) =>
  ({ name: 'search.submit', properties: { query, type }, subject: query }) satisfies TrackedEvent;

/** A row of the list below the search box was chosen: its place from 1, and why it was there. */
export const suggestionChosen = (kind: 'query' | 'creator', source: string, position: number) =>
  ({ name: 'search.suggestion', properties: { kind, source, position } }) satisfies TrackedEvent;
