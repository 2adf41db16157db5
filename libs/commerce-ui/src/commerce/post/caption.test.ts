import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCaption } from './caption.ts';

const hashtags = (caption: string) => parseCaption(caption).flatMap(({ hashtag }) => hashtag ?? []);
const handles = (caption: string) => parseCaption(caption).flatMap(({ handle }) => handle ?? []);

it.each([
  ['By the lake #packlight #linenseason', ['packlight', 'linenseason']],
  ['#start and #end.', ['start', 'end']],
  ['Été: #été2026, 봄 #봄코디, صيف #صيف', ['été2026', '봄코디', 'صيف']],
  ['#one#two', ['one', 'two']],
  ['Room #1 and C# and a#b', ['1']],
  ['https://shop.example/page#part and &#39;', []],
  ['https://shop.example/?q=#part #real', ['real']],
  ['봄https://shop.example/,#part www.shop.example?a,#part', []],
  ['no hashtag, # alone, ##', []],
])('finds the hashtags of %j', (caption, expected) => {
  expect(hashtags(caption)).toEqual(expected);
});

it.each([
  ['With @maren.holt and @ines_c-2!', ['maren.holt', 'ines_c-2']],
  ['(@Maren), @ines.', ['Maren', 'ines']],
  // Korean writes what follows a name without a space.
  ['@maren님과 함께', ['maren']],
  ['Mail maren@shop.example, see https://shop.example/@ines or shop.example/@ines', []],
  [`@a, @., @-- and @${'a'.repeat(31)}`, []],
])('finds the handles of %j', (caption, expected) => {
  expect(handles(caption)).toEqual(expected);
});

it('returns parts that join to the whole caption', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('#', '#tag', ' ', '#é', 'a', '@', '@tag', '@a.', 'www.', 'http://'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const caption = words.join('');
      expect(
        parseCaption(caption)
          .map(({ text }) => text)
          .join(''),
      ).toBe(caption);
    }),
  );
});
