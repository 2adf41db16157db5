/** A word of the index, with how many documents have it. */
interface Candidate {
  readonly word: string;
  readonly documents: number;
}

/** A short word differs from too many others by only one letter. */
const mostEdits = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/**
 * The candidates nearest to a typed word; none if all of them differ too much. Those with the same first letter come first, because a first
 * letter is rarely wrong, and then the most frequent.
 */
export function closest(typed: string, candidates: readonly Candidate[]): string[] {
  const near = candidates
    .map((candidate) => ({ ...candidate, edits: editDistance(typed, candidate.word) }))
    .filter(({ edits, word }) => edits <= mostEdits(Math.min(typed.length, word.length)));
  const isLikely = ({ word }: Candidate) => word[0] === typed[0];
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)) || b.documents - a.documents)
    .map(({ word }) => word);
}

/** The number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const exchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
