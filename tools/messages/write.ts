import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { englishOf } from './open.ts';
import { translatedFromFile, translationFile, type MessageSource, type TranslatedFrom } from './sources.ts';

/** A translation, and the English text that it was made from. */
export interface Translation {
  readonly library: string;
  readonly language: string;
  readonly id: string;
  /** Undefined if a dialect shall use its fallback. */
  readonly text: string | undefined;
  readonly english: string;
}

/** A source with these translations replaced, each recorded with its English text. */
export function withTranslations(source: MessageSource, made: readonly Translation[]): MessageSource {
  const own = made.filter(({ library }) => library === source.library);
  const translations = structuredClone(source.translations);
  for (const { language, id, text } of own) {
    const { [id]: current, ...others } = translations[language] ?? {};
    if (text === current) continue;
    translations[language] = inOrder(text === undefined ? others : { ...others, [id]: text }, source);
  }
  const changed = { ...source, translations };
  return { ...changed, translatedFrom: noteEnglish(changed, own) };
}

/** In the order of the declarations, so additions of two branches at different places merge; undeclared texts come last. */
function inOrder(texts: Record<string, string>, { declarations }: MessageSource): Record<string, string> {
  const order = declarations.map(({ id }) => id);
  const ids = [...order.filter((id) => id in texts), ...Object.keys(texts).filter((id) => !order.includes(id))];
  return Object.fromEntries(ids.map((id) => [id, texts[id] ?? '']));
}

function noteEnglish(source: MessageSource, made: readonly Translation[]): TranslatedFrom {
  const languages = Object.keys(source.translations).sort();
  const notes = source.declarations.map(({ id }) => {
    const translated = languages.filter((language) => Object.hasOwn(source.translations[language] ?? {}, id));
    const english = (language: string) =>
      made.find((translation) => translation.id === id && translation.language === language)?.english ??
      englishOf(source, id, language);
    const byEnglish = [...Map.groupBy(translated, english)].filter(([text]) => text !== undefined);
    return [id, Object.fromEntries(byEnglish)] as const;
  });
  return Object.fromEntries(notes.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Writes the translations of a source and their records, if they differ from the files. */
export function writeSource({ folder, translations, translatedFrom }: MessageSource): void {
  for (const [language, texts] of Object.entries(translations)) writeJson(translationFile(folder, language), texts);
  const record = translatedFromFile(folder);
  if (!existsSync(record) && Object.keys(translatedFrom).length === 0) return;
  writeJson(
    record,
    mapValues(translatedFrom, (texts) => mapValues(texts, (languages) => languages.join(' '))),
  );
}

function mapValues<Value, Mapped>(object: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}

function writeJson(file: string, value: object): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
