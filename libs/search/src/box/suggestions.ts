import { useApi, type ApiClient } from '@social-shop/api-client';
import { useFlag } from '@social-shop/experiments';
import { queryOptions, useQuery, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { autocompletes } from '../flags.ts';
import { searching } from '../provider/searching.ts';
import { hitsPerPage, type Suggestions } from '../provider/searchProvider.ts';

/** The number of texts that complete what is typed, and milliseconds from the last key to the call (S10). */
const COMPLETIONS = 8;
const PAUSE_MS = 150;
/** Suggestions of the pool (specification 1, section 9). */
const POOL = 5;

/** Creators for a text, and texts if there are no completions. */
export const suggestionsQuery = (api: ApiClient, text: string, limit: number) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text, limit],
    queryFn: ({ signal }) => searching(api).searchMany({ rawQuery: text, limit, signal }),
  });

/** Texts that complete a text. */
export const completionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['search', 'completions', text],
    queryFn: ({ signal }) => searching(api).complete({ rawQuery: text, limit: COMPLETIONS, signal }),
  });

/** Five texts of the pool, others each time. */
export const poolQuery = (api: ApiClient) => suggestionsQuery(api, '', POOL);

/**
 * Returns what is suggested for a text. While a visitor types on or deletes, the suggestions of the previous text stay until those of the new
 * one have arrived. A late response belongs to its own text, so it replaces nothing (K-Q09). A failure shows nothing (specification 1,
 * section 8).
 */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const api = useApi();
  const completes = useFlag(autocompletes);
  const text = useSettled(typed);
  const continues = isContinued(typed, text);
  const enabled = isWanted && text !== '' && continues;
  const limit = completes ? hitsPerPage.creator : COMPLETIONS;
  const placeholderData = <Data>(previous: Data | undefined, query: Pick<Query, 'queryKey'> | undefined) =>
    isContinued(String(query?.queryKey[2] ?? ''), text) ? previous : undefined;
  const { data: found } = useQuery({ ...suggestionsQuery(api, text, limit), enabled, placeholderData });
  const { data: completions } = useQuery({
    ...completionsQuery(api, text),
    enabled: enabled && completes,
    placeholderData,
  });
  const queries = completes ? completions : found?.queries;
  return {
    queries: continues ? (queries ?? []) : [],
    creators: continues ? (found?.creators.slice(0, hitsPerPage.creator) ?? []) : [],
  };
}

/** Whether one text is the beginning of the other. */
const isContinued = (one: string, other: string) =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
