import { dir, lang, offeredLocales, pseudoLocales } from '@social-shop/i18n';
import { expect, it } from 'vitest';
import { renderFallback } from './fallback.ts';

it.each([...offeredLocales, ...pseudoLocales].map(({ code }) => code))(
  'the fallback page is complete in %s, and uses nothing that could fail',
  async (locale) => {
    const html = await renderFallback(locale, ['/assets/a.css']);
    expect(html).toContain(`<html lang="${lang(locale)}" dir="${dir(locale)}">`);
    expect(html).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p><p><a href="">[^<]+<\/a><\/p><\/main><\/body><\/html>$/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|<img|style=| on\w+=/);
  },
);
