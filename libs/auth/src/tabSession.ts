import type { ApiClient } from '@social-shop/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { forgetStored } from '@social-shop/routing';
import { PENDING_PREFIX } from './pending/prefix.ts';
import { sessionQuery } from './session.ts';

const STORED = 'session';

/** What `localStorage` has of a visitor begins with one of these: what waits for a sign-in, and the history of searches (record 54). */
const PERSONAL = [PENDING_PREFIX, 'previousSearches', 'previousCreators'];

/**
 * Notes the session of this tab by its form token; returns whether it has changed. If so, all data that the tab has stored is removed,
 * because kept places and pages belong to the visitor before (K-B14), except the action that led to this session (P3). Nothing is stored for visitors who have never signed in.
 */
export function noteSession(api: ApiClient, queryClient: QueryClient): boolean {
  const { formToken: token = '', pending } = queryClient.getQueryData(sessionQuery(api).queryKey) ?? {};
  try {
    if ((sessionStorage.getItem(STORED) ?? '') === token) return false;
    const action = pending === undefined ? null : sessionStorage.getItem(PENDING_PREFIX + pending);
    sessionStorage.clear();
    if (pending !== undefined && action !== null) sessionStorage.setItem(PENDING_PREFIX + pending, action);
    if (!token) for (const prefix of PERSONAL) forgetStored('localStorage', prefix);
    if (token) sessionStorage.setItem(STORED, token);
  } catch {
    // Without storage there is nothing to remove, and every session counts as changed.
  }
  return true;
}
