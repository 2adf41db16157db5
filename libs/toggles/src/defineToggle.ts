import { batched, type ApiClient } from '@social-shop/api-client';
import type { PendingKind } from '@social-shop/auth';
import type { QueryClient } from '@tanstack/react-query';

/** The differences between like, follow and favorite. */
export interface ToggleDefinition {
  /** Library and thing, such as `posts.likes`: the prefix of its query keys. */
  readonly name: `${string}.${string}`;
  /** Maximum ids of one look-up (specification 1, section 9). */
  readonly batch: number;
  /** Returns the visitor's records of these items that are on: item id to record id. */
  readonly read: (api: ApiClient, ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>;
  /** `read` returns all of the visitor's records, whatever the ids: an item without one is off, and none is looked up by itself. */
  readonly whole?: true;
  /** Creates the record of an item, or finds an existing one (W20). Returns its id. */
  readonly on: (api: ApiClient, id: string) => Promise<string>;
  /** Removes a record by the id from `on` or `read`; succeeds if it is already gone (W20). */
  readonly off: (api: ApiClient, recordId: string) => Promise<unknown>;
  /** The kind of the pending action, if a visitor who is not signed in presses the button (P3). */
  readonly pending?: PendingKind;
  /** Called after each call that has succeeded, to refetch what depends on it. */
  readonly changed?: (queryClient: QueryClient, id: string) => void;
  /** Text that is logged if a look-up fails. Without it, nothing is logged. */
  readonly readError?: string;
}

/** A kind of button that a visitor turns on and off for each item; for `useToggle`. */
export interface Toggle extends Pick<
  ToggleDefinition,
  'read' | 'whole' | 'on' | 'off' | 'changed' | 'pending' | 'readError'
> {
  /** Where an item is pressed, if a pending action needs to know it: a UUID. */
  readonly through?: string;
  /** The prefix of the keys of its queries. */
  readonly queryKey: readonly [library: string, thing: string];
  /** Returns the id of an item's record, `undefined` if it has none. Look-ups share calls (S29). */
  readonly find: (api: ApiClient, id: string, signal?: AbortSignal) => Promise<string | undefined>;
}

/** Defines a toggle, once for each kind, in the library whose items it is about. */
export function defineToggle({ name, batch, ...definition }: ToggleDefinition): Toggle {
  const [library = name, thing = ''] = name.split('.');
  return { queryKey: [library, thing], find: batched({ size: batch, load: definition.read }), ...definition };
}
