import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { pseudoLocalize } from './pseudo.ts';
import type { MessageSource } from './sources.ts';
import { misfit } from './structure.ts';

/** The product's rules for languages: `catalogueRules` of `@social-shop/i18n/locales`. */
export interface CatalogueRules {
  /** All possible catalogues. */
  known: readonly string[];
  /** Catalogues that are complete, released and built. */
  offered: readonly string[];
  /** The fallback chain of a locale, itself first, 'en' last. */
  fallbackChain(locale: string): string[];
}

/**
 * The texts of the first locale of a fallback chain. Missing ones are taken from the next, in the end from the English sources. A stale
 * translation is shown until there is a new one, unless the placeholders of its text have changed: then it would throw.
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

/** The part of the fallback chain of a locale that is in its language. */
export function ownChain(code: string, rules: CatalogueRules): string[] {
  const language = (locale: string) => locale.split('-')[0];
  return rules.fallbackChain(code).filter((step) => language(step) === language(code));
}

/** Texts that a dialect inherits; undefined for a language, which inherits none. */
export function inheritedTexts(
  source: MessageSource,
  language: string,
  rules: CatalogueRules,
): Map<string, string> | undefined {
  const [, ...parents] = ownChain(language, rules);
  return parents.length > 0 ? mergedTexts([source], parents) : undefined;
}

/** The texts of a fallback chain, parsed, so neither server nor browser needs the parser. */
export function compileCatalogue(
  sources: readonly MessageSource[],
  chain: readonly string[],
): Record<string, MessageFormatElement[]> {
  const change = pseudoLocalize[chain[0] ?? ''] ?? ((message) => message);
  return Object.fromEntries([...mergedTexts(sources, chain)].map(([id, text]) => [id, change(parse(text))]));
}
