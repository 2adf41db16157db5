import type { RouteObject } from 'react-router-dom';

/** A `Flag` of `@social-shop/experiments`. */
interface DeclaredFlag {
  readonly name: string;
  readonly initial: string;
}

/** The interface of a library to the host. A new field needs a decision record. */
export interface Feature {
  /** The library's name: the prefix of its route ids, query keys, message ids and events. */
  readonly name: string;
  readonly routes?: readonly RouteObject[];
  /** The flags that the library reads (record 29). */
  readonly flags?: readonly DeclaredFlag[];
}

/** The declarations of a route about its page. */
export interface RouteHandle {
  /** The page's name in analytics (specification 1, section 2: 'Names seen in analytics'). */
  readonly page: string;
  /** The flag that must be on for visits to the page to be counted; without one they always are. */
  readonly visits?: DeclaredFlag;
  /**
   * Parameters of the address that decide the page's content. The server ignores all others, so that a campaign's parameters are neither in
   * a kept page nor in its key.
   */
  readonly query?: readonly string[];
  /**
   * `false` for a page with visitors' text in its address, such as the words of a search. It is rendered for each request: in the cache,
   * such pages would be countless and would evict popular ones.
   */
  readonly kept?: false;
  /** `plain`: the top bar has only the mark and the ways into an account, as over a list that somebody shares. */
  readonly bar?: 'plain';
  /** The picture of a pressed link grows into the page's own, whose `view-transition-name` is `hero` (record 45). */
  readonly hero?: true;
  /** Always loaded as a document: no client navigation, no prefetch (S2). */
  readonly document?: boolean;
  /**
   * Whether `/sitemap.xml` lists the page: `true` for a single page, otherwise the kind of the platform's entries (`sitemapKinds` of
   * the contract) whose keys are the parameter of its path.
   */
  readonly listed?: true | string;
}
