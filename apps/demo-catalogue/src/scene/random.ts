/** A seeded random generator: the same seed gives the same choices for ever, on every machine. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  range(low: number, high: number): number;
  /** An integer, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

/** xmur3 hashes the seed, mulberry32 generates from there. */
export function seeded(seed: string): Random {
  let state = hash(seed);

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // Seeds that differ in one character start close to each other: a few steps separate them.
  for (let step = 0; step < 6; step++) next();

  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
    shuffle(list) {
      const left = [...list];
      for (let last = left.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [left[last], left[other]] = [cycle(left, other), cycle(left, last)];
      }
      return left;
    },
  };
}

function hash(seed: string): number {
  let h = 1779033703 ^ seed.length;
  for (const character of seed) {
    h = Math.imul(h ^ character.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}

/** The element at an index, starting over at the end of the list. */
export function cycle<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('Cannot choose from an empty list');
  return list[index % list.length] as T;
}
