/** Storage of this tab, or of this browser. */
type Area = 'sessionStorage' | 'localStorage';

/** If storage is blocked, even reading the property throws. */
function attempt<Result>(area: Area, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(globalThis[area]);
  } catch {
    return undefined;
  }
}

/**
 * Returns the value stored under a key, which begins with the library's name: 'lists.place.1'. Undefined if there is none, or without
 * storage. Check its shape: older code may have written it.
 */
export const readStored = (area: Area, key: string): unknown =>
  attempt(area, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined;

/** Stores a value as JSON. Returns false if the storage is full or blocked. */
export const store = (area: Area, key: string, value: unknown): boolean =>
  attempt(area, (storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

/** Removes all values whose keys begin with the prefix. */
export const forgetStored = (area: Area, prefix: string): void =>
  attempt(area, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
