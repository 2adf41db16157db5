import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cut, distinctTitle, PageHead, pageTitle, type PageHeadProps } from './PageHead.tsx';
import { SiteProvider } from './site.tsx';

const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }));

function head(props: PageHeadProps) {
  const html = renderToStaticMarkup(
    <SiteProvider site={{ publicUrl: 'https://shop.test' }}>
      <PageHead {...props} />
    </SiteProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: page.title,
    meta: (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
}

it('gives pages with the same words different titles, which are cut no further (S22)', () => {
  const distinction = fc.string({ unit: fc.constantFrom('a', 'b', '7', 'é', '한'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(anyText, distinction, distinction, (words, one, other) => {
      fc.pre(one !== other);
      const [title, second] = [distinctTitle(words, one), distinctTitle(words, other)];
      expect(pageTitle(title)).toBe(`${title.trim()} | Social Shop`);
      expect(pageTitle(second)).not.toBe(pageTitle(title));
    }),
  );
  expect(distinctTitle('Four slow days | by the lake', 'Maren | Holt')).toBe('Four slow days – Maren   Holt');
});

describe('cut', () => {
  it('returns well-formed text of at most the given number of visible characters (T94)', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 30 }), (text, length) => {
        const result = cut(text, length);
        expect(result.isWellFormed()).toBe(true);
        expect(() => encodeURIComponent(result)).not.toThrow();
        expect(graphemes(result)).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('keeps a text that fits, and ends others with an ellipsis', () => {
    expect(cut('👩‍👩‍👧‍👦'.repeat(3), 3)).toBe('👩‍👩‍👧‍👦'.repeat(3));
    expect(cut('Café👩‍👩‍👧‍👦 au lait', 6)).toBe('Café👩‍👩‍👧‍👦…');
    expect(cut('one two', 5)).toBe('one…');
  });

  it('cuts where a segmenter would, for any joining characters', () => {
    const unit = fc.oneof(
      fc.constantFrom(
        'a',
        ' ',
        'é',
        '장',
        '🌿',
        '\r',
        '\n',
        '\u0301',
        '\ufe0f',
        '\u200d',
        '👩',
        '🏽',
        '🇰',
        'ᄀ',
        'ᅡ',
        'ำ',
        'न',
        '्',
        'ക',
        'ൎ',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const texts = fc.array(unit, { maxLength: 12 }).map((units) => units.join('').toWellFormed());
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 8 }), (text, length) => {
        const parts = Array.from(
          new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
          (part) => part.segment,
        );
        const start = parts
          .slice(0, length - 1)
          .join('')
          .trimEnd();
        expect(cut(text, length)).toBe(parts.length <= length ? text : `${start}…`);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('pageTitle (S22)', () => {
  it.each([
    ['Linen season', 'Linen season | Social Shop'],
    ['Linen | season', 'Linen | Social Shop'],
    ['a'.repeat(60), `${'a'.repeat(60)} | Social Shop`],
    ['a'.repeat(61), `${'a'.repeat(59)}… | Social Shop`],
    [' | nothing of its own', 'Social Shop'],
    [undefined, 'Social Shop'],
  ])('%s', (title, expected) => {
    expect(pageTitle(title)).toBe(expected);
  });
});

describe('PageHead', () => {
  it('renders title, description, canonical address and share card', () => {
    const { title, meta, canonical } = head({
      title: 'Linen season',
      description: `  Two\n\nlines ${'x'.repeat(200)}`,
      path: '/posts/1',
      type: 'article',
      image: { url: 'https://shop.test/images/1', width: 900, height: 473, alt: 'A wool coat' },
    });
    expect(title).toBe('Linen season | Social Shop');
    expect(meta('og:title')).toBe(title);
    expect(meta('description')).toBe(`Two lines ${'x'.repeat(144)}…`);
    expect(meta('og:description')).toBe(meta('description'));
    expect(canonical).toBe('https://shop.test/posts/1');
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:image')).toBe('https://shop.test/images/1');
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual([
      '900',
      '473',
      'A wool coat',
    ]);
    expect([meta('og:type'), meta('twitter:card')]).toEqual(['article', 'summary_large_image']);
    expect(meta('robots')).toBeUndefined();
  });

  it.each([
    ['/images/1/900/473?format=jpg', 'https://shop.test/images/1/900/473?format=jpg'],
    ['https://cdn.test/images/1/900/473', 'https://cdn.test/images/1/900/473'],
  ])('gives share cards the full URL of a picture: %s', (url, whole) => {
    expect(head({ image: { url } }).meta('og:image')).toBe(whole);
  });

  it('omits missing metadata, and can keep a page out of indexes', () => {
    const { title, meta, canonical } = head({ noindex: true });
    expect(title).toBe('Social Shop');
    expect([meta('description'), meta('og:url'), meta('og:image'), canonical]).toEqual(Array(4).fill(undefined));
    expect(meta('robots')).toBe('noindex');
  });
});
