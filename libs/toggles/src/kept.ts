import { nameOf, type Target } from './itemState.ts';

const STORED = 'toggles';

/** By the name of an item of a person, what the last press asked for. */
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
 * Keeps what a press asks for until its call has ended, for the next document of this tab; `undefined` removes it. `auth` clears the
 * storage when the session changes.
 */
export function keep(target: Target, wanted: boolean | undefined): void {
  // JSON leaves out what is undefined.
  const kept = JSON.stringify({ ...read(), [nameOf(target)]: wanted });
  try {
    if (kept === '{}') sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, kept);
  } catch {
    // Where nothing can be stored, a reload loses what has not been sent.
  }
}

/** What an earlier document of this tab has left: item ids with what was asked for. */
export function keptOf(items: Omit<Target, 'id'>): readonly (readonly [id: string, wanted: boolean])[] {
  const prefix = nameOf({ ...items, id: '' });
  return Object.entries(read()).flatMap(([name, wanted]) =>
    name.startsWith(prefix) && typeof wanted === 'boolean' ? [[name.slice(prefix.length), wanted] as const] : [],
  );
}
