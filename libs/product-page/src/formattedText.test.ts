import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './formattedText.ts';

it('reads the paragraphs and lists of a description', () => {
  expect(
    blocksOf('<p>Cut &amp; <strong>sewn</strong> in Porto.</p><ul><li>Two pockets</li> <li>Cold wash</li></ul>End'),
  ).toEqual([
    { kind: 'paragraph', text: 'Cut & sewn in Porto.' },
    { kind: 'item', text: 'Two pockets' },
    { kind: 'item', text: 'Cold wash' },
    { kind: 'paragraph', text: 'End' },
  ]);
});

it.each([
  ['one<br>two<br/>three', ['one', 'two', 'three']],
  ['<table><tr><td>Chest</td><td>92</td></tr></table>', ['Chest', '92']],
  ['3 < 4 &lt;b&gt; &#39;x&#x27; &copy; &;', ["3 < 4 <b> 'x' &copy; &;"]],
  ['&amp;lt;', ['&lt;']],
  ['', []],
  ['<p></p> ', []],
])('reads %j', (html, texts) => {
  expect(blocksOf(html).map(({ text }) => text)).toEqual(texts);
});

it('takes any text, and gives well-formed text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>/&;# lipx1'), maxLength: 60 }), (html) => {
      for (const { text } of blocksOf(html)) {
        expect(text.isWellFormed()).toBe(true);
        expect(text.trim()).toBe(text);
      }
    }),
  );
});

it('keeps text without markup as it is, but for white space', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text)),
      (text) => {
        const words = text.split(/\s+/).filter(Boolean).join(' ');
        expect(blocksOf(text).map((block) => block.text)).toEqual(words ? [words] : []);
      },
    ),
  );
});
