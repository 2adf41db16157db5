import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { fallbackChain } from '@social-shop/i18n/locales';
import { mergedTexts } from './catalogue.ts';
import type { MessageSource } from './sources.ts';

const knownCatalogues = ['en-GB', 'fr', 'de', 'zh', 'zh-Hant', 'es-419', 'es-ES', 'it', 'pt', 'ko'];

/**
 * What is wrong with the texts of the workspace, one sentence each.
 * @param offered the locales that must be complete: each id in their own language, English ones by fallback
 */
export function checkMessages(sources: readonly MessageSource[], offered: readonly string[]): string[] {
  return [
    ...sources.flatMap(checkDeclarations),
    ...checkUnique(sources),
    ...sources.flatMap(checkTranslations),
    ...offered.flatMap((locale) => checkComplete(sources, locale)),
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

function checkTranslations(source: MessageSource): string[] {
  return Object.entries(source.translations).flatMap(([locale, texts]) => {
    if (!knownCatalogues.includes(locale)) return [`${source.library}: ${locale} is not a catalogue`];
    return Object.entries(texts).flatMap(([id, text]) => {
      const declared = source.declarations.find((declaration) => declaration.id === id);
      if (!declared) return [`${id}: ${locale} translates what ${source.library} does not declare`];
      const problem = compare(declared.defaultMessage, text);
      return [
        ...(problem ? [`${id}: in ${locale}, ${problem}`] : []),
        ...(text === inherited(source, locale, id) ? [`${id}: ${locale} repeats what it falls back to`] : []),
      ];
    });
  });
}

/** The text a dialect would show without its own; a language of its own inherits nothing. */
function inherited(source: MessageSource, locale: string, id: string): string | undefined {
  const [, parent] = fallbackChain(locale);
  if (parent === undefined || language(parent) !== language(locale)) return undefined;
  return mergedTexts([source], parent).get(id);
}

function checkComplete(sources: readonly MessageSource[], locale: string): string[] {
  const own = fallbackChain(locale).filter((step) => language(step) === language(locale));
  if (own.includes('en')) return [];
  return sources.flatMap(({ declarations, translations }) =>
    declarations
      .filter(({ id }) => !own.some((step) => Object.hasOwn(translations[step] ?? {}, id)))
      .map(({ id }) => `${id}: not in ${locale}, which is offered`),
  );
}

function language(locale: string): string {
  return new Intl.Locale(locale).language;
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
