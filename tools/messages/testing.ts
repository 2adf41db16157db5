import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { CatalogueRules } from './catalogue.ts';
import type { MessageSource } from './sources.ts';

// By path: libraries are built with this tool, so a dependency on one would be a circle.
const { catalogueRules }: { catalogueRules: CatalogueRules } = await import(join(root, 'libs/i18n/src/locales.ts'));

/** The languages of the product. */
export const rules = catalogueRules;

/** A library with these texts and translations. `older` has the English texts that translations were made from, as `id: English`. */
export function librarySource(
  library: string,
  texts: Readonly<Record<string, string>>,
  translations: MessageSource['translations'] = {},
  older: Readonly<Record<string, string>> = {},
): MessageSource {
  const declarations = Object.entries(texts).map(([id, defaultMessage]) => {
    return { id, defaultMessage, description: 'A heading on a page', start: 0, end: 0 };
  });
  const notes = Object.entries({ ...texts, ...older }).map(([id, english]) => {
    const languages = Object.keys(translations).filter((language) => Object.hasOwn(translations[language] ?? {}, id));
    return [id, languages.length > 0 ? { [english]: languages } : {}] as const;
  });
  return { folder: `/${library}/src`, library, declarations, translations, translatedFrom: Object.fromEntries(notes) };
}
