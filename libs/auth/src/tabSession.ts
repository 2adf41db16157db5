import type { ApiClient } from '@social-shop/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

const STORED = 'session';

/**
 * Notes which session this tab shows, by its form token; returns whether it is another one than before. With another one, everything
 * that the tab has kept goes: places and pages are those of whoever was signed in then, or of nobody (K-B14). Nothing is stored for
 * those who have never signed in.
 */
export function noteSession(api: ApiClient, queryClient: QueryClient): boolean {
  const token = queryClient.getQueryData(sessionQuery(api).queryKey)?.formToken ?? '';
  try {
    if ((sessionStorage.getItem(STORED) ?? '') === token) return false;
    sessionStorage.clear();
    if (token) sessionStorage.setItem(STORED, token);
  } catch {
    // Where nothing can be kept, nothing is left, and every time could be the first.
  }
  return true;
}
