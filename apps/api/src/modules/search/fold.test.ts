import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '@social-shop/api-contract/fold';
import { neededOf, piecesOf, wordsOf } from './words.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });

it('is the same for NFC and NFD, and folding again changes nothing (T121)', () => {
  fc.assert(
    fc.property(text, (given) => {
      const folded = fold(given);
      expect(fold(given.normalize('NFD'))).toBe(fold(given.normalize('NFC')));
      expect(fold(folded)).toBe(folded);
    }),
  );
});

it.each([
  ['CRÊPE', 'crepe'],
  ['Straße', 'strasse'],
  ['ＤＲＥＳＳ　１２', 'dress 12'],
  ['ni\u00ADce\u200D\uFE0F', 'nice'],
  ['Ørsted', 'orsted'],
  ['ﾜﾝﾋﾟｰｽ', 'ワンピース'],
  ['초록'.normalize('NFD'), '초록'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ', 'οδοσ'],
])('folds %j to %j', (given, folded) => {
  expect(fold(given)).toBe(folded);
});

it('finds in a text every word of the text, in any script', () => {
  const run = fc.string({
    unit: fc.constantFrom('연', '두', '色', '绿', 'な', 'ー', '𠮷'),
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(run, run, (before, after) => {
      const pieces = new Set(piecesOf(before + after));
      for (const part of [before, after].filter((one) => [...one].length > 1)) {
        expect(neededOf(part).every((piece) => pieces.has(piece))).toBe(true);
      }
    }),
  );
});

it.each([
  ['a-line t-shirt', ['a', 'line', 'aline', 't', 'shirt', 'tshirt']],
  ['#slow_fashion l’été', ['slow_fashion', 'slow', 'fashion', 'slowfashion', 'l', 'ete', 'lete']],
  ['ltk韩国dress 2', ['ltk', '韩国', 'dress', '2']],
  ['👨\u200D👩\u200D👧 \u3000\u200B !?*', []],
])('splits %j', (given, words) => {
  expect([...wordsOf(fold(given))].map((word) => word.text)).toEqual(words);
});
