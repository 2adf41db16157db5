import { experimentsFrom, rowsOf, type Experiments, type Flag, type Flags } from './flags.ts';

/** Each visitor with consent is in one of them (P19). */
const BUCKETS = 100;

/** The most combinations of variants: each page is kept once for each of them (P19). */
const MOST_COMBINATIONS = 8;

/** The variant of each experiment that a visitor takes part in, by the name of its flag. */
export type Variants = Readonly<Record<string, string>>;

/** The flags and variants that a group of visitors sees. */
export interface Assignment {
  readonly flags: Flags;
  readonly variants: Variants;
}

/** The variants of each bucket. */
export interface Assignments {
  /** Without a bucket: before consent, or without it. */
  readonly usual: Assignment;
  /** The same object for all buckets with the same variants. Any text except a number from 0 to 99 counts as no bucket. */
  ofBucket(bucket: string | undefined): Assignment;
  /** An assignment with one variant in place of its own, for tests. It takes no part in that experiment. */
  withVariant(assignment: Assignment, name: string, variant: string): Assignment;
  /** Names of experiments that do not run, because pages would have more than 8 variants. */
  readonly left: readonly string[];
}

/** FNV-1a with the last step of MurmurHash3, so that texts which differ in one character are far apart. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A permutation of the buckets of its own for each experiment, so that no two experiments divide visitors alike. */
function placesOf(name: string): readonly number[] {
  const hashes = Array.from({ length: BUCKETS }, (_, bucket) => hashOf(`${name} ${bucket}`));
  const order = hashes.map((_, bucket) => bucket).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  const places = Array.from<number>({ length: BUCKETS });
  order.forEach((bucket, place) => (places[bucket] = place));
  return places;
}

/** Divides visitors among the variants of the experiments that declared flags have. Exact: a share of 10 is 10 of 100 buckets. */
export function assignVariants(result: Experiments, declared: readonly Flag[]): Assignments {
  const usual: Assignment = { flags: experimentsFrom(result), variants: {} };
  const names = new Set(declared.map(({ name }) => name));
  const rows = rowsOf(result).filter(({ name }) => names.has(name));
  const variantsOf = Map.groupBy(rows, ({ name }) => name);

  let buckets = Array.from<Assignment>({ length: BUCKETS }).fill(usual);
  const left: string[] = [];
  for (const [name, variants] of variantsOf) {
    if (!variants.some(({ share = 0 }) => share > 0)) continue;
    const everybodyElse = variants.find(({ share }) => share === undefined)?.variant ?? 'default';
    const places = placesOf(name);
    const next = buckets.map(({ flags, variants: others }, bucket) => {
      let end = 0;
      const own = variants.find(({ share = 0 }) => (places[bucket] ?? 0) < (end += share));
      return {
        flags: own ? { ...flags, [name]: own.value } : flags,
        variants: { ...others, [name]: own?.variant ?? everybodyElse },
      };
    });
    const distinct = new Map(next.map((assignment) => [JSON.stringify(assignment.variants), assignment]));
    if (distinct.size > MOST_COMBINATIONS) left.push(name);
    else buckets = next.map((assignment) => distinct.get(JSON.stringify(assignment.variants)) ?? assignment);
  }

  return {
    usual,
    left,
    ofBucket: (bucket = '') => (/^\d{1,2}$/.test(bucket) ? buckets[Number(bucket)] : undefined) ?? usual,
    withVariant(assignment, name, variant) {
      const wanted = variantsOf.get(name)?.find((each) => each.variant === variant);
      if (!wanted) return assignment;
      const { [name]: _own, ...variants } = assignment.variants;
      return { flags: { ...assignment.flags, [name]: wanted.value }, variants };
    },
  };
}
