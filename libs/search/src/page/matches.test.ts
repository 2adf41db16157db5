import { fold } from '@social-shop/api-contract/fold';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matcher } from './matches.ts';

const marked = (query: string, text: string) =>
  matcher(query)(text)
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

it.each([
  ['linen', 'Washed linen wrap dress', ['linen']],
  ['DRESSES lin', 'Washed linen wrap dress', ['lin', 'dress']],
  ['thea', 'Théa Beaumont', ['Théa']],
  ['théa'.normalize('NFD'), 'THÉA Beaumont'.normalize('NFD'), ['THÉA']],
  ['strasse', 'Große Straße', ['Straße']],
  ['ｌｉｎｅｎ', 'linen', ['linen']],
  ['원피스', '초록 원피스', ['원피스']],
  ['원피스'.normalize('NFD'), '초록원피스'.normalize('NFD'), ['원피스']],
  ['连衣裙', '绿色连衣裙', ['连衣裙']],
  ['ガラス', 'ｶﾞﾗｽの花瓶', ['ｶﾞﾗｽ']],
  ['платье', 'Зелёное Платье', ['Платье']],
  ['зеленое', 'Зелёное платье', ['Зелёное']],
  ['فستان', 'فُسْتان أخضر', ['فُسْتان']],
  ['ring', 'Earrings', []],
  ['a', 'as', ['a']],
  ['<b>', '<b>bold</b>', ['b', 'b', 'b']],
])('of %s marks in "%s" %j, whatever case, accents, width and form (T121)', (query, text, expected) => {
  expect(marked(query, text)).toEqual(expected.map((part) => part.normalize('NFC')));
});

it('keeps any text as it is, and marks what folds to the beginning of a word of the query', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(any, any, (query, text) => {
      const parts = matcher(query)(text);
      expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      expect(parts.every((part, index) => part.isMatch !== parts[index + 1]?.isMatch)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,12}$/u), (word) => {
      fc.pre(/^[\p{L}\p{N}\p{M}]+$/u.test(fold(word)));
      expect(marked(word, `one ${word} more`).join('')).toContain(word.normalize('NFC'));
    }),
  );
});

it('takes time in proportion to the text, and reads no more than 500 characters', () => {
  const mark = matcher('a'.repeat(100), 'ㄱ'.repeat(100));
  const start = performance.now();
  for (const long of ['a'.repeat(100_000), '가'.repeat(100_000), '\u0301'.repeat(100_000)]) mark(long);
  expect(performance.now() - start).toBeLessThan(200);
});
