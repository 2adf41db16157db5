import { expect, it } from 'vitest';
import { closest } from './editDistance.ts';

it('corrects a word by the fewest letters, then keeps its first letter, then takes the most frequent', () => {
  const word = (word: string, documents: number) => ({ word, documents });
  expect(closest('gren', [word('wren', 900), word('green', 40), word('grin', 2), word('greens', 500)])).toEqual([
    'green',
    'grin',
    'wren',
  ]);
  expect(closest('gren', [word('velvet', 900)])).toEqual([]);
});
