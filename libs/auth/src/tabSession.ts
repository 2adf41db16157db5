import type { ApiClient } from '@social-shop/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

const STORED = 'session';

/**
 * Notes the session of this tab by its form token; returns whether it has changed. If so, all data that the tab has stored is removed,
 * because kept places and pages belong to the visitor before (K-B14). Nothing is stored for visitors who have never signed in.
 */
export function noteSession(api: ApiClient, queryClient: QueryClient): boolean {
  const token = queryClient.getQueryData(sessionQuery(api).queryKey)?.formToken ?? '';
  try {
    if ((sessionStorage.getItem(STORED) ?? '') === token) return false;
    sessionStorage.clear();
    if (token) sessionStorage.setItem(STORED, token);
  } catch {
    // Without storage there is nothing to remove, and every session counts as changed.
  }
  return true;
}
