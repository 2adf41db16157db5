import type { TrackedEvent } from '@social-shop/analytics';

/** A visitor has searched for a text. What many search for is suggested to others (record 51). */
export const searchSubmitted = (query: string, type: string) =>
  ({ name: 'search.submit', properties: { query, type }, subject: query }) satisfies TrackedEvent;
