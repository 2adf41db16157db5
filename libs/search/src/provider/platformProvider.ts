import type { ApiClient } from '@social-shop/api-client';
import { autocomplete, search, searchClick, searchSuggestions } from '@social-shop/api-contract/calls/search';
import type { SearchProvider } from './searchProvider.ts';

const wireTypes = { post: 'post', creator: 'profile', product: 'product' } as const;

/** The platform's own search. Filters, counts and records of hits come with one call. */
export const platformProvider = (api: ApiClient): SearchProvider => ({
  async search({ rawQuery, type, hitsPerPage, offset, filters, sort, alpha, facets, signal }) {
    const { items, complete, ...found } = await api(search, {
      body: { types: [wireTypes[type]], query: rawQuery, limit: hitsPerPage, offset, filters, sort, alpha, facets },
      signal,
    });
    return { ...found, hits: items.map(({ id, score }) => ({ id, score })), isComplete: complete };
  },
  async searchMany({ rawQuery, limit, signal }) {
    const { suggestions } = await api(searchSuggestions, { query: { query: rawQuery || undefined, limit }, signal });
    return {
      queries: suggestions.flatMap(({ type, name }) => (type === 'query' ? name : [])),
      creators: suggestions.flatMap(({ type, id, name, displayName, imageUrl }) =>
        type === 'creator' && displayName !== undefined ? { id, name, displayName, avatarUrl: imageUrl } : [],
      ),
    };
  },
  async complete({ rawQuery, limit, signal }) {
    const { suggestions } = await api(autocomplete, { body: { q: rawQuery, limit }, signal });
    return suggestions.map(({ text }) => text);
  },
  async trackClick(click) {
    // The page may close meanwhile.
    await api(searchClick, { body: click, keepalive: true });
  },
});
