import type { Answer } from '@social-shop/api-contract';
import type { experimentsList } from '@social-shop/api-contract/calls/experiments';

/** What each flag is until the platform says otherwise (W28). The value 'on' is on; `sharedCollectionUserAllowList` is 'true', 'false' or users. */
export const flagDefaults = {
  'search-v4': 'on',
  autocomplete: 'on',
  'creator-shop-search': 'on',
  'brand-profiles': 'on',
  'gift-guides': 'on',
  'price-drop-badging': 'on',
  'registration-banner': 'on',
  'app-banner': 'on',
  splash: 'on',
  'visit-tracking-shop': 'on',
  'visit-tracking-post': 'on',
  'search-assistance': 'off',
  'search-placeholder-rotation': 'off',
  'journey-auto-dismiss': 'off',
  sharedCollectionUserAllowList: 'true',
} as const satisfies Record<string, string>;

export type FlagName = keyof typeof flagDefaults;
/** The flags of a visit that are not what `flagDefaults` says: only those need to go to the browser. */
export type Flags = Readonly<Partial<Record<FlagName, string>>>;

/**
 * The flags of a visit.
 * @param answer what `GET /v1/experiments/` gave, nothing when it failed: then, and for what it leaves out, the defaults
 *   hold. Names that the code does not know are passed over.
 */
export function experimentsFrom(answer: Partial<Answer<typeof experimentsList>> | null | undefined): Flags {
  const experiments = Array.isArray(answer?.experiments) ? answer.experiments : [];
  const isKnown = (name: string): name is FlagName => Object.hasOwn(flagDefaults, name);
  const changed = experiments.filter(({ name, value }) => isKnown(name) && value !== flagDefaults[name]);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** What a flag says for this visit. */
export function flagValue(flags: Flags, name: FlagName): string {
  return flags[name] ?? flagDefaults[name];
}

/** A flag is on when its value is 'on', and only then (specification 1, section 4). */
export function isOn(flags: Flags, name: FlagName): boolean {
  return flagValue(flags, name) === 'on';
}
