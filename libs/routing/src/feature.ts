import type { RouteObject } from 'react-router-dom';

/** A text of a library: id, meaning for translators, and the English source. */
interface SourceMessage {
  readonly id: string;
  readonly description: string;
  readonly defaultMessage: string;
}

/** What a library gives to the host. It grows no further without a decision record. */
export interface Feature {
  /** The library's name: the prefix of its route ids, query keys, message ids and events. */
  readonly name: string;
  readonly routes?: readonly RouteObject[];
  readonly messages: Readonly<Record<string, SourceMessage>>;
}

/** What a route tells the host about its page. */
export interface RouteHandle {
  /** The page's name in analytics (specification 1, section 2: 'Names seen in analytics'). */
  readonly page: string;
  /** Documents are always fetched anew: no client navigation, no prefetch (S2). */
  readonly document?: boolean;
}
