import { useConsent, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { useSession } from '@social-shop/auth';
import { paths } from '@social-shop/routing';
import { useNavigate } from 'react-router-dom';
import { searchSubmitted, suggestionChosen } from '../events.ts';
import { keywordOf } from '../keyword.ts';
import { searchPaths } from '../paths.ts';
import { searching } from '../provider/searching.ts';
import type { Row } from './groups.ts';
import { remember } from './history.ts';

/**
 * Returns what follows a choice: a text is searched for and keeps the type, a creator's shop is opened. Both are remembered.
 * @param typed what has been typed so far
 */
export function useChoices({ type = 'post', typed }: { readonly type: string | undefined; readonly typed: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const track = useTrack();
  const { consent } = useConsent();
  const isMember = useSession() !== undefined;

  /** Returns whether there was anything to search for. */
  function search(text: string): boolean {
    const keyword = keywordOf(text);
    if (keyword === '') return false;
    remember({ objectID: keyword, query: keyword, type: 'post' });
    track(searchSubmitted(keyword, type));
    void navigate(searchPaths.page({ keyword, type }));
    return true;
  }

  function choose(row: Row, position: number): void {
    const isText = 'text' in row;
    track(suggestionChosen(isText ? 'query' : 'creator', row.source, position));
    // Sent for members only (specification 1, section 6), and after consent (P6).
    if (isMember && consent === 'granted') {
      const click = {
        event: 'search-suggestion',
        platform: 'web' as const,
        searchString: typed,
        contentId: (isText ? row.text : row.creator.id).slice(0, 100),
        contentType: isText ? ('query' as const) : ('profile' as const),
        clickPosition: position,
        timestamp: Date.now(),
      };
      searching(api)
        .trackClick(click)
        .catch(() => {});
    }
    if (isText) return void search(row.text);
    const { id, displayName, name, avatarUrl } = row.creator;
    remember({ objectID: id, query: displayName, name, avatarUrl, type: 'profile' });
    void navigate(paths.creatorShop(displayName));
  }

  return { search, choose };
}
