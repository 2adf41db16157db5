import { expect, it } from 'vitest';
import { cleanDescription } from './description.ts';

it('keeps the lines of a text without elements (K-M45)', () => {
  expect(cleanDescription('Adjustable ring.\nSteel\n\nLargest: 53 < 54 mm')).toBe(
    '<p>Adjustable ring.<br />Steel</p>\n<p>Largest: 53 &lt; 54 mm</p>',
  );
  expect(cleanDescription('<p>One\nline</p>')).toBe('<p>One\nline</p>');
});

// The elements that a browser shows as blocks (HTML, section 15.3).
const blocks =
  'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main nav ol p pre section summary ul'.split(
    ' ',
  );

it.each(blocks)('keeps the words of a <%s> apart from those around it (K-M48)', (name) => {
  const words = cleanDescription(`before<${name}>inside</${name}>after`)
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/);
  expect(words).toEqual(['before', 'inside', 'after']);
});

it('keeps a line where a rule was (K-M48)', () => {
  expect(cleanDescription('<div>Care<hr>Store dry</div>')).toContain('Care<br />Store dry');
});
