import { ownChain, type CatalogueRules } from './catalogue.ts';
import type { MessageSource } from './sources.ts';

/** A text that waits for a translator: a language lacks it, or its translation is of an older English text. */
export interface OpenText {
  readonly state: 'missing' | 'stale';
  readonly library: string;
  readonly language: string;
  readonly id: string;
  readonly description: string;
  readonly english: string;
  /** Of a stale translation: its text, and the English text that it was made from. */
  readonly previous?: { readonly english: string; readonly translation: string };
}

/** The open texts of every language, in the order in which languages are offered. */
export function openTexts(sources: readonly MessageSource[], rules: CatalogueRules): OpenText[] {
  const languages = [...new Set([...rules.offered.map((code) => wholeCatalogue(code, rules)), ...rules.known])];
  return languages.flatMap((language) =>
    language === 'en' ? [] : sources.flatMap((source) => openIn(source, language, rules)),
  );
}

function openIn(source: MessageSource, language: string, rules: CatalogueRules): OpenText[] {
  return source.declarations.flatMap(({ id, description, defaultMessage: english }): OpenText[] => {
    const open = { library: source.library, language, id, description, english };
    const translation = source.translations[language]?.[id];
    if (translation === undefined) return isMissing(source, id, language, rules) ? [{ state: 'missing', ...open }] : [];
    if (!isStale(source, id, language)) return [];
    return [
      { state: 'stale', ...open, previous: { english: englishOf(source, id, language) ?? english, translation } },
    ];
  });
}

/** The English text that a translation was made from; undefined if it is not recorded. */
export function englishOf(source: MessageSource, id: string, language: string): string | undefined {
  return Object.entries(source.translatedFrom[id] ?? {}).find(([, languages]) => languages.includes(language))?.[0];
}

/** Whether the English text of a translation has changed since. A changed description makes none stale: the text is the same. */
export function isStale(source: MessageSource, id: string, language: string): boolean {
  const from = englishOf(source, id, language);
  const declared = source.declarations.find((declaration) => declaration.id === id);
  return from !== undefined && declared !== undefined && from !== declared.defaultMessage;
}

/** A dialect has only its differences: a text that an offered language lacks is missing in the catalogue with all texts. */
function isMissing(source: MessageSource, id: string, language: string, rules: CatalogueRules): boolean {
  return rules.offered.some(
    (code) =>
      wholeCatalogue(code, rules) === language &&
      !ownChain(code, rules).some((step) => Object.hasOwn(source.translations[step] ?? {}, id)),
  );
}

/** The catalogue with every text of a language: 'es-419' for 'es-ES', 'en' for 'en-GB', otherwise its own. */
const wholeCatalogue = (code: string, rules: CatalogueRules): string => ownChain(code, rules).at(-1) ?? code;

/** Open texts as lines of a report: one for each text, with its open languages. */
export function openLines(texts: readonly OpenText[]): string[] {
  const byText = Map.groupBy(texts, ({ state, library, id }) => `${state}: ${library}: ${id}`);
  return [...byText].map(([text, open]) => `${text} in ${open.map(({ language }) => language).join(', ')}`);
}
