import { inheritedTexts, type CatalogueRules } from './catalogue.ts';
import { englishOf, isStale } from './open.ts';
import type { MessageSource } from './sources.ts';
import { misfit } from './structure.ts';
import type { Translation } from './write.ts';

/**
 * Translations that a person says are right as they are: those that were typed into a catalogue by hand, of which nobody has noted the
 * English text, and the stale ones of these ids.
 * @throws what keeps a named text from being accepted.
 */
export function acceptedTexts(
  sources: readonly MessageSource[],
  ids: readonly string[],
  languages: readonly string[],
  rules: CatalogueRules,
): Translation[] {
  const unknown = ids.find((id) => !sources.some((source) => source.declarations.some((text) => text.id === id)));
  if (unknown) throw new Error(`There is no text ${unknown}.`);
  return sources.flatMap((source) =>
    Object.entries(source.translations)
      .filter(([language]) => languages.length === 0 || languages.includes(language))
      .flatMap(([language, texts]) => {
        const inherited = inheritedTexts(source, language, rules);
        return source.declarations.flatMap(({ id, defaultMessage: english }): Translation[] => {
          const text = texts[id];
          const named = ids.includes(id) && isStale(source, id, language);
          if (text === undefined || !(named || englishOf(source, id, language) === undefined)) return [];
          const problem = named ? misfit(english, text, language) : undefined;
          if (problem) throw new Error(`${id}: ${language} needs a new translation: ${problem}`);
          return [
            { library: source.library, language, id, text: text === inherited?.get(id) ? undefined : text, english },
          ];
        });
      }),
  );
}
