import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { mergedTexts } from './catalogue.ts';
import type { CatalogueRules } from './catalogue.ts';
import type { MessageSource } from './sources.ts';

/**
 * What is wrong with the texts of the workspace, one sentence each. An offered language must say every text itself;
 * a dialect may leave texts to its language.
 */
export function checkMessages(sources: readonly MessageSource[], rules: CatalogueRules): string[] {
  return [
    ...sources.flatMap(checkDeclarations),
    ...checkUnique(sources),
    ...sources.flatMap((source) => checkTranslations(source, rules)),
    ...rules.offered.flatMap((locale) => checkComplete(sources, rules.fallbackChain(locale))),
  ];
}

function checkDeclarations({ library, declarations }: MessageSource): string[] {
  return declarations.flatMap(({ id, description, defaultMessage }) => [
    ...(id.startsWith(`${library}.`) ? [] : [`${id}: an id of ${library} begins with '${library}.'`]),
    ...(description.trim().length >= 10 ? [] : [`${id}: the description tells a translator too little`]),
    ...(typeof tryParse(defaultMessage) === 'string' ? [`${id}: ${tryParse(defaultMessage)}`] : []),
  ]);
}

function checkUnique(sources: readonly MessageSource[]): string[] {
  const ids = sources.flatMap(({ declarations }) => declarations.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: declared twice`);
}

function checkTranslations(source: MessageSource, rules: CatalogueRules): string[] {
  return Object.entries(source.translations).flatMap(([locale, texts]) => {
    if (!rules.known.includes(locale)) return [`${source.library}: ${locale} is not a catalogue`];
    const inherited = inheritedTexts(source, rules.fallbackChain(locale));
    return Object.entries(texts).flatMap(([id, text]) => {
      const declared = source.declarations.find((declaration) => declaration.id === id);
      if (!declared) return [`${id}: ${locale} translates what ${source.library} does not declare`];
      const problem = compare(declared.defaultMessage, text);
      return [
        ...(problem ? [`${id}: in ${locale}, ${problem}`] : []),
        ...(text === inherited?.get(id) ? [`${id}: ${locale} repeats what it falls back to`] : []),
      ];
    });
  });
}

/** What a dialect shows without texts of its own; other languages inherit nothing. */
function inheritedTexts(
  source: MessageSource,
  [locale, ...parents]: readonly string[],
): Map<string, string> | undefined {
  return language(parents[0]) === language(locale) ? mergedTexts([source], parents) : undefined;
}

function checkComplete(sources: readonly MessageSource[], chain: readonly string[]): string[] {
  const [locale] = chain;
  const own = chain.filter((step) => language(step) === language(locale));
  if (own.includes('en')) return [];
  return sources.flatMap(({ declarations, translations }) =>
    declarations
      .filter(({ id }) => !own.some((step) => Object.hasOwn(translations[step] ?? {}, id)))
      .map(({ id }) => `${id}: not in ${locale}, which is offered`),
  );
}

function language(locale: string | undefined): string | undefined {
  return locale?.split('-')[0];
}

function compare(source: string, translation: string): string | undefined {
  const [from, to] = [tryParse(source), tryParse(translation)];
  if (typeof to === 'string') return to;
  if (typeof from === 'string') return undefined;
  return isStructurallySame(from, to).error?.message;
}

/** The parsed text, or what is wrong with it. */
function tryParse(text: string): MessageFormatElement[] | string {
  if (text.trim() === '') return 'an empty text';
  try {
    return parse(text);
  } catch (error) {
    return `not valid ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`;
  }
}
