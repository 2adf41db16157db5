import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { pseudoLocalize } from './pseudo.ts';
import type { MessageSource } from './sources.ts';
import { misfit } from './structure.ts';

/** What the product says about its languages: `catalogueRules` of `@social-shop/i18n/locales`. */
export interface CatalogueRules {
  /** The catalogues that there may be. */
  known: readonly string[];
  /** Those that a shop is released with, complete; they are built. */
  offered: readonly string[];
  /** Where texts of a locale are looked for, itself first, 'en' last. */
  fallbackChain(locale: string): string[];
}

/**
 * The texts of the first locale of a fallback chain, those it lacks taken from the next, in the end from the English sources. A
 * stale translation is shown until there is a new one, unless the placeholders of its text have changed: then it would fail.
 */
export function mergedTexts(sources: readonly MessageSource[], chain: readonly string[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ declarations, translations }) =>
      declarations.map(({ id, defaultMessage }) => {
        const texts = chain.flatMap((locale) => {
          const text = translations[locale]?.[id];
          return text === undefined || misfit(defaultMessage, text, locale) ? [] : [text];
        });
        return [id, texts[0] ?? defaultMessage] as const;
      }),
    ),
  );
}

/** Where the texts of a locale are looked for as long as they are in its language. */
export function ownChain(code: string, rules: CatalogueRules): string[] {
  const language = (locale: string) => locale.split('-')[0];
  return rules.fallbackChain(code).filter((step) => language(step) === language(code));
}

/** What a dialect shows without texts of its own; undefined for a language, which inherits nothing. */
export function inheritedTexts(
  source: MessageSource,
  language: string,
  rules: CatalogueRules,
): Map<string, string> | undefined {
  const [, ...parents] = ownChain(language, rules);
  return parents.length > 0 ? mergedTexts([source], parents) : undefined;
}

/** The texts of a fallback chain, parsed, so that neither server nor browser needs the parser. */
export function compileCatalogue(
  sources: readonly MessageSource[],
  chain: readonly string[],
): Record<string, MessageFormatElement[]> {
  const change = pseudoLocalize[chain[0] ?? ''] ?? ((message) => message);
  return Object.fromEntries([...mergedTexts(sources, chain)].map(([id, text]) => [id, change(parse(text))]));
}
