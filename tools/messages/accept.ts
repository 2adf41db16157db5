import { inheritedTexts, type CatalogueRules } from './catalogue.ts';
import { englishOf, isStale } from './open.ts';
import type { MessageSource } from './sources.ts';
import { misfit } from './structure.ts';
import type { Translation } from './write.ts';

/**
 * Accepts translations that a person has confirmed: those that were typed into a catalogue by hand, without a record of their English text,
 * and the stale ones of these ids.
 *
 * @throws the reason if a named text cannot be accepted.
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
