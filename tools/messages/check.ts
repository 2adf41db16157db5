import { inheritedTexts } from './catalogue.ts';
import type { CatalogueRules } from './catalogue.ts';
import { englishOf, isStale } from './open.ts';
import type { MessageSource } from './sources.ts';
import { misfit, tryParse, wrongPlural } from './structure.ts';

/**
 * What is wrong with texts and translations, one sentence each. Translations that are missing or stale are not: `openTexts` lists
 * them, and whoever changes an English text need not wait for translators.
 */
export function checkMessages(sources: readonly MessageSource[], rules: CatalogueRules): string[] {
  return [
    ...sources.flatMap(checkDeclarations),
    ...checkUnique(sources),
    ...sources.flatMap((source) => checkTranslations(source, rules)),
    ...sources.flatMap(checkTranslatedFrom),
  ];
}

function checkDeclarations({ library, declarations }: MessageSource): string[] {
  return declarations.flatMap(({ id, description, defaultMessage }) => {
    const message = tryParse(defaultMessage);
    const problem = typeof message === 'string' ? message : wrongPlural(message, 'en');
    return [
      ...(id.startsWith(`${library}.`) ? [] : [`${id}: an id of ${library} begins with '${library}.'`]),
      ...(description.trim().length >= 10 ? [] : [`${id}: the description tells a translator too little`]),
      ...(problem ? [`${id}: ${problem}`] : []),
    ];
  });
}

function checkUnique(sources: readonly MessageSource[]): string[] {
  const ids = sources.flatMap(({ declarations }) => declarations.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: declared twice`);
}

function checkTranslations(source: MessageSource, rules: CatalogueRules): string[] {
  return Object.entries(source.translations).flatMap(([language, texts]) => {
    if (!rules.known.includes(language)) return [`${source.library}: ${language} is not a catalogue`];
    const inherited = inheritedTexts(source, language, rules);
    return Object.entries(texts).flatMap(([id, text]) => {
      const declared = source.declarations.find((declaration) => declaration.id === id);
      if (!declared) return [`${id}: ${language} translates what ${source.library} does not declare`];
      if (isStale(source, id, language)) return [];
      const problem = misfit(declared.defaultMessage, text, language);
      return [
        ...(problem ? [`${id}: in ${language}, ${problem}`] : []),
        ...(text === inherited?.get(id) ? [`${id}: ${language} repeats what it falls back to`] : []),
        ...(englishOf(source, id, language) === undefined
          ? [`${id}: nobody has noted which English text ${language} was made from: \`npm run messages -- accept\``]
          : []),
      ];
    });
  });
}

/** The record is written by `npm run messages`; what merges and moves leave in it may be wrong. A language that it names need not have the text. */
function checkTranslatedFrom({ library, declarations, translatedFrom }: MessageSource): string[] {
  return Object.entries(translatedFrom).flatMap(([id, texts]) => {
    const languages = Object.values(texts).flat();
    const twice = languages.filter((language, index) => languages.indexOf(language) !== index);
    return [
      ...twice.map((language) => `${id}: translatedFrom.json of ${library} names ${language} twice`),
      ...(declarations.some((declaration) => declaration.id === id)
        ? []
        : [`${id}: translatedFrom.json of ${library} has what it does not declare: \`npm run messages -- accept\``]),
    ];
  });
}
