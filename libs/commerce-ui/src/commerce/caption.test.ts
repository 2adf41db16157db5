import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, parseCaption } from './caption.ts';

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

const family = '👨‍👩‍👧‍👦';

it('counts characters as a reader does, and cuts none in half', () => {
  expect(cutText('linen', 5)).toBe('linen');
  expect(cutText('linen dress', 7)).toBe('linen…');
  expect(cutText(family.repeat(3), 3)).toBe(family.repeat(3));
  expect(cutText(family.repeat(4), 3)).toBe(`${family}${family}…`);
});

it('never gives more characters than asked for', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
      const cut = cutText(text, max);
      expect([...segmenter.segment(cut)].length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut.replace(/…$/, '')) || cut === text).toBe(true);
    }),
  );
});
