import type { RouteObject } from 'react-router-dom';

/** What a library gives to the host. It grows no further without a decision record. */
export interface Feature {
  /** The library's name: the prefix of its route ids, query keys, message ids and events. */
  readonly name: string;
  readonly routes?: readonly RouteObject[];
  /** The flags that the library reads, each a `Flag` of `@social-shop/experiments` (record 29). */
  readonly flags?: readonly { readonly name: string; readonly initial: string }[];
}

/** What a route tells the host about its page. */
export interface RouteHandle {
  /** The page's name in analytics (specification 1, section 2: 'Names seen in analytics'). */
  readonly page: string;
  /**
   * Parameters of the address that decide what the page shows. The server sees no others, so that a campaign's
   * parameters neither end up in a page that is kept for everyone nor make a page of their own.
   */
  readonly query?: readonly string[];
  /**
   * `false` of a page whose address holds what visitors make up, such as the words of a search: it is made for each request. Kept, such pages
   * would be as many as there are words, and push out those that many ask for.
   */
  readonly kept?: false;
  /** Documents are always fetched anew: no client navigation, no prefetch (S2). */
  readonly document?: boolean;
}
