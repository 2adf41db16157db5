import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { pseudoLocalize } from './pseudo.ts';
import type { MessageSource } from './sources.ts';

/** What the product says about its languages: `catalogueRules` of `@social-shop/i18n/locales`. */
export interface CatalogueRules {
  /** The catalogues that there may be. */
  known: readonly string[];
  /** Those that must be complete and are built. */
  offered: readonly string[];
  /** Where texts of a locale are looked for, itself first, 'en' last. */
  fallbackChain(locale: string): string[];
}

/** The texts of the first locale of a fallback chain, those it lacks taken from the next, in the end from the English sources. */
export function mergedTexts(sources: readonly MessageSource[], chain: readonly string[]): Map<string, string> {
  const texts = new Map(
    sources.flatMap(({ declarations }) => declarations.map(({ id, defaultMessage }) => [id, defaultMessage] as const)),
  );
  for (const step of chain.toReversed())
    for (const { translations } of sources)
      for (const [id, text] of Object.entries(translations[step] ?? {})) texts.set(id, text);
  return texts;
}

/** The same, parsed, so that neither server nor browser needs the parser. */
export function compileCatalogue(
  sources: readonly MessageSource[],
  chain: readonly string[],
): Record<string, MessageFormatElement[]> {
  const change = pseudoLocalize[chain[0] ?? ''] ?? ((message) => message);
  return Object.fromEntries([...mergedTexts(sources, chain)].map(([id, text]) => [id, change(parse(text))]));
}
