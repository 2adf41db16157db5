import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { fallbackChain } from '@social-shop/i18n/locales';
import type { PseudoLocaleCode } from '@social-shop/i18n/locales';
import { pseudoLocalize } from './pseudo.ts';
import type { MessageSource } from './sources.ts';

/** The texts of a locale, those it lacks taken from along its fallback chain, in the end from the English sources. */
export function mergedTexts(sources: readonly MessageSource[], locale: string): Map<string, string> {
  const texts = new Map(
    sources.flatMap(({ declarations }) => declarations.map(({ id, defaultMessage }) => [id, defaultMessage] as const)),
  );
  for (const step of fallbackChain(locale).reverse())
    for (const { translations } of sources)
      for (const [id, text] of Object.entries(translations[step] ?? {})) texts.set(id, text);
  return texts;
}

/** The same, parsed, so that neither server nor browser needs the parser. */
export function compileCatalogue(
  sources: readonly MessageSource[],
  locale: string,
): Record<string, MessageFormatElement[]> {
  const change = isPseudo(locale) ? pseudoLocalize[locale] : (message: MessageFormatElement[]) => message;
  return Object.fromEntries([...mergedTexts(sources, locale)].map(([id, text]) => [id, change(parse(text))]));
}

function isPseudo(locale: string): locale is PseudoLocaleCode {
  return Object.hasOwn(pseudoLocalize, locale);
}
