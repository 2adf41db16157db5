import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCaption } from './caption.ts';

const hashtags = (caption: string) => parseCaption(caption).flatMap(({ hashtag }) => hashtag ?? []);

it.each([
  ['By the lake #packlight #linenseason', ['packlight', 'linenseason']],
  ['#start and #end.', ['start', 'end']],
  ['Été: #été2026, 봄 #봄코디, صيف #صيف', ['été2026', '봄코디', 'صيف']],
  ['#one#two', ['one', 'two']],
  ['Room #1 and C# and a#b', ['1']],
  ['https://shop.example/page#part and &#39;', []],
  ['no hashtag, # alone, ##', []],
])('finds the hashtags of %j', (caption, expected) => {
  expect(hashtags(caption)).toEqual(expected);
});

it('loses nothing of a caption', () => {
  const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('#', '#tag', ' ', '#é', 'a'));
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
