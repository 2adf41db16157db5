import { inheritedTexts } from './catalogue.ts';
import type { CatalogueRules } from './catalogue.ts';
import { englishOf, isStale } from './open.ts';
import type { MessageSource } from './sources.ts';
import { misfit, tryParse, wrongPlural } from './structure.ts';

/**
 * Returns what is wrong with texts and translations, one sentence each. Missing and stale translations are not wrong: `openTexts` lists
 * them, and a change of an English text need not wait for translators.
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
      ...(description.trim().length >= 10 ? [] : [`${id}: the description is too short for a translator`]),
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
      if (!declared) return [`${id}: ${language} translates a text that ${source.library} does not declare`];
      if (isStale(source, id, language)) return [];
      const problem = misfit(declared.defaultMessage, text, language);
      return [
        ...(problem ? [`${id}: in ${language}, ${problem}`] : []),
        ...(text === inherited?.get(id) ? [`${id}: ${language} repeats the text that it falls back to`] : []),
        ...(englishOf(source, id, language) === undefined
          ? [`${id}: the English text of the ${language} translation is not recorded: \`npm run messages -- accept\``]
          : []),
      ];
    });
  });
}

/** `npm run messages` writes the record; merges and moves may break it. A language in it need not have the text. */
function checkTranslatedFrom({ library, declarations, translatedFrom }: MessageSource): string[] {
  return Object.entries(translatedFrom).flatMap(([id, texts]) => {
    const languages = Object.values(texts).flat();
    const twice = languages.filter((language, index) => languages.indexOf(language) !== index);
    return [
      ...twice.map((language) => `${id}: translatedFrom.json of ${library} names ${language} twice`),
      ...(declarations.some((declaration) => declaration.id === id)
        ? []
        : [`${id}: translatedFrom.json of ${library} has a text that is not declared: \`npm run messages -- accept\``]),
    ];
  });
}
