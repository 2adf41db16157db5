/** Data of a scene family with which the catalogue chooses it for a post and describes its picture. */
export interface FamilyFacts {
  /** The subject of such a picture: English, lower case, the object of 'a picture of …'. */
  readonly label: string;
  /** The topic of a post with such a picture. */
  readonly topics: readonly Topic[];
}

export type Topic = 'fashion' | 'accessories' | 'beauty' | 'home' | 'food';

const families = {
  studio: { label: 'a single piece in window light', topics: ['accessories', 'beauty', 'home'] },
  arch: { label: 'a still life in an arched niche', topics: ['home', 'beauty'] },
  podium: { label: 'two pieces on round podiums', topics: ['accessories', 'beauty'] },
  outfit: { label: 'a whole outfit laid out from above', topics: ['fashion'] },
  grid: { label: 'a grid of finds, one on each block of colour', topics: ['fashion', 'accessories', 'beauty', 'home'] },
  gingham: { label: 'a picnic on a gingham cloth', topics: ['food'] },
  terrazzo: { label: 'a bathroom shelf with skincare', topics: ['beauty'] },
  rail: { label: 'a clothes rail', topics: ['fashion'] },
  papercut: { label: 'one piece among cut-paper leaves', topics: ['fashion', 'accessories', 'home'] },
  table: { label: 'a table with flowers, ceramics and fruit', topics: ['home', 'food'] },
  giant: { label: 'a piece seen very close', topics: ['fashion', 'accessories'] },
  drape: { label: 'a piece on a plinth before a satin curtain', topics: ['accessories', 'home'] },
  tray: { label: 'small treasures on a round tray', topics: ['beauty', 'accessories'] },
  rhythm: { label: 'one piece repeated in many colours', topics: ['fashion', 'accessories', 'beauty', 'home'] },
  room: { label: 'the corner of a room with a chair and a lamp', topics: ['home'] },
  sun: { label: 'a piece before a low sun', topics: ['accessories', 'home'] },
  shelves: { label: 'shelves on a wall', topics: ['home', 'beauty'] },
  form: { label: 'a garment on a dress form', topics: ['fashion'] },
  geometry: { label: 'a piece among painted arcs and discs', topics: ['accessories', 'home', 'beauty'] },
} as const satisfies Record<string, FamilyFacts>;

export type FamilyName = keyof typeof families;

/** The family names, in a fixed order: seeded choices depend on it. */
export const familyNames = Object.keys(families) as readonly FamilyName[];

/** The families with their subjects, in the same order. */
export function listFamilies(): readonly (FamilyFacts & { readonly name: FamilyName })[] {
  return familyNames.map((name) => ({ name, ...families[name] }));
}

/** Whether a stored name is a family's. */
export function isFamilyName(name: string): name is FamilyName {
  return Object.hasOwn(families, name);
}
