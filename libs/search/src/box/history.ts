import { useSyncExternalStore } from 'react';

/** A search of the past, as it is stored (specification 1, section 3). */
export interface HistoryItem {
  /** Of a creator; of a text the text itself. */
  readonly objectID: string;
  /** The text, or the part of the address of the creator's shop. */
  readonly query: string;
  readonly type: 'post' | 'profile';
  /** Of a creator: as it is shown. */
  readonly name?: string;
  readonly avatarUrl?: string | undefined;
}

/** The history, the latest first. */
export interface History {
  readonly searches: readonly HistoryItem[];
  readonly creators: readonly HistoryItem[];
}

/** Items of each type (specification 1, section 9). */
const MOST = 3;
/** Keys of `localStorage`, so that all tabs have the same. Auth removes them at sign-out. */
const KEYS = { searches: 'previousSearches', creators: 'previousCreators' } as const;
type Kind = keyof typeof KEYS;

const listeners = new Set<() => void>();

/** Adds an item at the front, and removes an older one like it. Does nothing where storage is refused. */
export function remember(item: HistoryItem): void {
  const kind: Kind = item.type === 'post' ? 'searches' : 'creators';
  const others = itemsOf(read(kind), kind).filter((other) => alike(other) !== alike(item));
  try {
    localStorage.setItem(KEYS[kind], JSON.stringify([item, ...others].slice(0, MOST)));
  } catch (error) {
    console.warn('search history not stored', error);
  }
  for (const listener of listeners) listener();
}

const alike = ({ objectID, type }: HistoryItem) => (type === 'post' ? objectID.normalize().toLowerCase() : objectID);

function read(kind: Kind): string | null {
  try {
    return localStorage.getItem(KEYS[kind]);
  } catch {
    return null;
  }
}

/** Malformed history is logged and ignored (specification 1, section 8). */
function itemsOf(stored: string | null, kind: Kind): readonly HistoryItem[] {
  if (stored === null) return [];
  try {
    const items: unknown = JSON.parse(stored);
    if (Array.isArray(items) && items.every(isItem(kind))) return items.slice(0, MOST);
    throw new TypeError('not a list of searches');
  } catch (error) {
    console.warn(`malformed search history under ${KEYS[kind]}`, error);
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isItem =
  (kind: Kind) =>
  (item: unknown): item is HistoryItem => {
    const { objectID, query, type, name, avatarUrl } = (item ?? {}) as Partial<Record<keyof HistoryItem, unknown>>;
    if (!isText(objectID) || !isText(query)) return false;
    if (kind === 'searches') return type === 'post';
    return type === 'profile' && isText(name) && (avatarUrl === undefined || typeof avatarUrl === 'string');
  };

const empty: History = { searches: [], creators: [] };
/** What was read last: the same storage gives the same object. */
let last: { readonly stored: string; readonly history: History } = { stored: '', history: empty };

function current(): History {
  const searches = read('searches');
  const creators = read('creators');
  const stored = JSON.stringify([searches, creators]);
  if (last.stored !== stored) {
    last = { stored, history: { searches: itemsOf(searches, 'searches'), creators: itemsOf(creators, 'creators') } };
  }
  return last.history;
}

/** Calls the listener after each change in this or another tab. Returns a function that removes it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns what was searched for in this browser. */
export const useHistory = (): History => useSyncExternalStore(subscribe, current, () => empty);
