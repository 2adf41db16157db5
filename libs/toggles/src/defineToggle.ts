import { batched, type ApiClient } from '@social-shop/api-client';

/** What like, follow and favorite differ in. */
export interface ToggleDefinition {
  /** Library and thing, such as `posts.likes`: the prefix of its query keys. */
  readonly name: `${string}.${string}`;
  /** Ids of one look-up (specification 1, section 9). */
  readonly batch: number;
  /** The visitor's records of those of these items that are on: item id to record id. */
  readonly read: (api: ApiClient, ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>;
  /** Makes the record of an item, or finds the one that is there (W20). Returns its id. */
  readonly on: (api: ApiClient, id: string) => Promise<string>;
  /** Removes a record by the id that `on` or `read` gave; succeeds when it is gone already (W20). */
  readonly off: (api: ApiClient, recordId: string) => Promise<unknown>;
  /** What is logged when a look-up fails; without it, nothing is. */
  readonly readError?: string;
}

/** A kind of button that a visitor turns on and off for each item; for `useToggle`. */
export interface Toggle extends Pick<ToggleDefinition, 'on' | 'off' | 'readError'> {
  /** The prefix of the keys of its queries. */
  readonly queryKey: readonly [library: string, thing: string];
  /** The id of the record of an item, `undefined` when it has none. Look-ups go together (S29). */
  readonly find: (api: ApiClient, id: string, signal?: AbortSignal) => Promise<string | undefined>;
}

/** Defines a toggle, once for each kind, in the library whose items it is about. */
export function defineToggle({ name, batch, read, on, off, readError }: ToggleDefinition): Toggle {
  const [library = name, thing = ''] = name.split('.');
  return { queryKey: [library, thing], find: batched({ size: batch, load: read }), on, off, readError };
}
