/** What is kept for this tab, or for this browser. */
type Area = 'sessionStorage' | 'localStorage';

/** Where storage is blocked, even looking at it throws. */
function attempt<Result>(area: Area, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(globalThis[area]);
  } catch {
    return undefined;
  }
}

/**
 * The value that is kept under a key, which begins with the library's name: 'lists.place.1'. Nothing where there is none, or where the
 * browser keeps nothing. Check its shape: older code may have written it.
 */
export const readStored = (area: Area, key: string): unknown =>
  attempt(area, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined;

/** Keeps a value as JSON. Returns whether it was kept: a storage may be full, or blocked. */
export const store = (area: Area, key: string, value: unknown): boolean =>
  attempt(area, (storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

/** Forgets all values whose keys begin so. */
export const forgetStored = (area: Area, prefix: string): void =>
  attempt(area, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
