import type { SignUpPrompt } from '@social-shop/api-contract/signUpPrompt';
import { forgetStored, readStored, store } from '@social-shop/routing';
import { PENDING_PREFIX } from './prefix.ts';
import { PENDING_MS } from './takePending.ts';

/** The kinds of actions that can wait for a sign-in, with the prompt of the sign-up page and the browser's storage (P3). */
const kinds = {
  like: { prompt: 'favorite-post', area: 'sessionStorage' },
  follow: { prompt: 'follow', area: 'sessionStorage' },
  favorite: { prompt: 'favorite-product', area: 'localStorage' },
} as const satisfies Readonly<Record<string, { prompt: SignUpPrompt; area: 'sessionStorage' | 'localStorage' }>>;

export type PendingKind = keyof typeof kinds;

/** An action that a visitor pressed without being signed in. */
export interface PressedAction {
  readonly kind: PendingKind;
  /** A UUID. */
  readonly targetId: string;
  /** Where it was pressed, if that says more about the target: a UUID. */
  readonly through?: string | undefined;
  /** Replaces what the sign-up page announces for this kind. */
  readonly prompt?: SignUpPrompt | undefined;
}

/** The same, kept until after the sign-in. */
export interface PendingAction extends Pick<PressedAction, 'kind' | 'targetId' | 'through'> {
  readonly id: string;
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Not `readId`: its code belongs to pages that a press does not load. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const areas = ['sessionStorage', 'localStorage'] as const;
const keyOf = (id: string) => PENDING_PREFIX + id;

/** Random in 128 bits; `randomUUID` does not exist on plain http. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps an action until after the sign-in. Returns what the address of the sign-up page says about it. */
export function rememberAction(
  { kind, targetId, through, prompt = kinds[kind].prompt }: PressedAction,
  returnTo: string,
) {
  const id = newId();
  keep({ id, kind, targetId, through, returnTo, createdAt: Date.now() });
  return { pending: id, prompt };
}

/** Keeps an action, and removes those that are too old. */
export function keep(action: PendingAction): void {
  const { area } = kinds[action.kind];
  store(area, keyOf(action.id), action);
  for (const id of storedIds(area)) if (!read(area, id)) forgetStored(area, keyOf(id));
}

/** Removes an action from the storage and returns it. Undefined if there is none, or if it is invalid. */
export function takeStored(id: string): PendingAction | undefined {
  const found = areas.map((area) => read(area, id)).find((action) => action !== undefined);
  for (const area of areas) forgetStored(area, keyOf(id));
  return found;
}

function storedIds(area: (typeof areas)[number]): readonly string[] {
  try {
    return Object.keys(globalThis[area]).flatMap((key) =>
      key.startsWith(PENDING_PREFIX) ? [key.slice(PENDING_PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Storage may contain anything. */
function read(area: (typeof areas)[number], id: string): PendingAction | undefined {
  const stored = readStored(area, keyOf(id)) as Partial<PendingAction> | null | undefined;
  const { kind = '', targetId = '', through, returnTo = '', createdAt = 0 } = { ...stored };
  const age = Date.now() - createdAt;
  const isFresh = age >= 0 && age < PENDING_MS;
  if (!isKind(kind) || kinds[kind].area !== area || !isFresh || !UUID.test(targetId)) return undefined;
  return { id, kind, targetId, returnTo, createdAt, ...(through !== undefined && UUID.test(through) && { through }) };
}

const isKind = (kind: string): kind is PendingKind => Object.hasOwn(kinds, kind);
