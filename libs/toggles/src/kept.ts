import { nameOf, type Target } from './itemState.ts';

const STORED = 'toggles';

/** The state that the last press set, by the name of the item and person. */
type Kept = Readonly<Record<string, unknown>>;

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '');
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {};
  } catch {
    return {};
  }
}

/**
 * Stores the state that a press has set until its call has ended, so that the next document of this tab can send it. `undefined` removes
 * it. `auth` clears the storage when the session changes.
 */
export function keep(target: Target, wanted: boolean | undefined): void {
  // JSON leaves out undefined values.
  const kept = JSON.stringify({ ...read(), [nameOf(target)]: wanted });
  try {
    if (kept === '{}') sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, kept);
  } catch {
    // Without storage, a reload loses presses that were not sent.
  }
}

/** Returns the presses that an earlier document of this tab has not sent: item ids with the wanted state. */
export function keptOf(items: Omit<Target, 'id'>): readonly (readonly [id: string, wanted: boolean])[] {
  const prefix = nameOf({ ...items, id: '' });
  return Object.entries(read()).flatMap(([name, wanted]) =>
    name.startsWith(prefix) && typeof wanted === 'boolean' ? [[name.slice(prefix.length), wanted] as const] : [],
  );
}
