import { useApi, type ApiClient } from '@social-shop/api-client';
import { useFlag } from '@social-shop/experiments';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { autocompletes } from '../flags.ts';
import { searching } from '../provider/searching.ts';
import { hitsPerPage, type Suggestions } from '../provider/searchProvider.ts';

/** Texts that complete what is typed, and milliseconds after the last key until they are asked for (S10). */
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
 * Returns what is suggested for a text, and until it is there what was for the one before. A late response belongs to its own text, so it
 * replaces nothing (K-Q09). Of a failure nothing is shown (specification 1, section 8).
 */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const api = useApi();
  const completes = useFlag(autocompletes);
  const text = useSettled(typed);
  const asked = { enabled: isWanted && text !== '' && typed !== '', placeholderData: keepPreviousData };
  const limit = completes ? hitsPerPage.creator : COMPLETIONS;
  const { data: found } = useQuery({ ...suggestionsQuery(api, text, limit), ...asked });
  const { data: completions } = useQuery({
    ...completionsQuery(api, text),
    ...asked,
    enabled: asked.enabled && completes,
  });
  const queries = completes ? completions : found?.queries;
  return { queries: queries ?? [], creators: found?.creators.slice(0, hitsPerPage.creator) ?? [] };
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
