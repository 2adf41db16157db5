import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedTexts } from './accept.ts';
import { readTranslators, translatorsFile } from './exchange.ts';
import { openTexts } from './open.ts';
import { readSource } from './sources.ts';
import { librarySource, rules } from './testing.ts';
import { withTranslations, writeSource } from './write.ts';

const texts = { 'posts.count': '{n, plural, one {# post} other {# posts}}', 'posts.colour': 'Color of {name}' };
const german = { 'posts.count': '{n, plural, one {# Beitrag} other {# Beiträge}}', 'posts.colour': 'Farbe von {name}' };

/** A file as a translator returns it. */
function returned(translation: string, id = 'posts.colour', defaultMessage = 'Color of {name}', language = 'de') {
  const text = JSON.stringify({ language, texts: { [id]: { description: 'A heading', defaultMessage, translation } } });
  return { name: 'from.json', text };
}

const read = (source: ReturnType<typeof librarySource>, ...files: { name: string; text: string }[]) =>
  readTranslators(files, [source], rules);

describe('files from translators', () => {
  it('close exactly the open texts, and leave all else unchanged', () => {
    const ids = Array.from({ length: 6 }, (_, index) => `posts.text${index}`);
    const languages = ['de', 'fr', 'es-419', 'ko'];
    const states = fc.array(fc.constantFrom('fresh', 'stale', 'missing'), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 24 }), (states, done) => {
        const state = (id: string, language: string) => states[ids.indexOf(id) * 4 + languages.indexOf(language)];
        const source = librarySource(
          'posts',
          Object.fromEntries(ids.map((id) => [id, `Text ${id} of {name}`])),
          Object.fromEntries(
            languages.map((language) => [
              language,
              Object.fromEntries(
                ids
                  .filter((id) => state(id, language) !== 'missing')
                  .map((id) => [id, `${state(id, language)} ${language} {name}`]),
              ),
            ]),
          ),
        );
        const older = ids.map((id) => {
          const of = (wanted: string) => languages.filter((language) => state(id, language) === wanted);
          return [id, { [`Text ${id} of {name}`]: of('fresh'), 'An older text': of('stale') }] as const;
        });
        const before = { ...source, translatedFrom: Object.fromEntries(older) };
        const offered = { ...rules, offered: ['de', 'fr', 'es-ES', 'ko'] };
        const open = openTexts([before], offered);
        expect(open).toHaveLength(states.filter((state) => state !== 'fresh').length);

        let filled = 0;
        const files = languages.map((language) => {
          const file = translatorsFile(language, open);
          for (const text of Object.values(file.texts))
            if (filled++ < done) text.translation = `new ${language} {name}`;
          return { name: `${language}.json`, text: JSON.stringify(file) };
        });
        const { translations } = readTranslators(files, [before], offered);
        const after = withTranslations(before, translations);
        expect(openTexts([after], offered)).toHaveLength(Math.max(0, open.length - done));
        for (const language of languages)
          for (const id of ids) {
            const text = after.translations[language]?.[id];
            if (!translations.some((made) => made.id === id && made.language === language))
              expect(text).toBe(before.translations[language]?.[id]);
            else expect(text).toBe(`new ${language} {name}`);
          }
      }),
    );
  });

  it.each([
    ['no JSON', { name: 'from.json', text: '{' }, /from\.json: not JSON/],
    ['a catalogue', { name: 'de.json', text: '{ "posts.colour": "Farbe" }' }, /expected \{ language, texts \}/],
    [
      'an empty text',
      { name: 'de.json', text: '{"language":"de","texts":{"posts.colour":"Farbe"}}' },
      /posts\.colour: expected/,
    ],
    ['an unknown language', returned('Farbe von {name}', undefined, undefined, 'de-AT'), /'de-AT' is not a language/],
    ['English', returned('Hue of {name}', undefined, undefined, 'en'), /'en' is not a language/],
    ['a removed text', returned('Weg', 'posts.gone', 'Gone'), /posts\.gone: there is no such text any more/],
    ['another placeholder', returned('Farbe von {Name}'), /from\.json: posts\.colour: .*name/],
    ['broken ICU', returned('Farbe von {name'), /posts\.colour: not valid ICU/],
    [
      'plural forms of English in Korean',
      returned('{n, plural, one {#} other {#}}', 'posts.count', texts['posts.count'], 'ko'),
      /no plural form 'one'/,
    ],
    [
      'a translation of an older English text',
      returned('Farbe', undefined, 'Color'),
      /posts\.colour: .*the English text has become 'Color of \{name\}'/,
    ],
  ])('are refused as a whole because of %s', (_, bad, problem) => {
    const good = { ...returned(german['posts.count'], 'posts.count', texts['posts.count']), name: 'good.json' };
    expect(() => read(librarySource('posts', texts), good, bad)).toThrow(problem);
    expect(() => read(librarySource('posts', texts), good, bad)).toThrow('Nothing was written.');
  });

  it('are refused if two files differ, and every problem is named', () => {
    const files = [returned('Farbe von {name}'), returned('Ton von {name}'), returned('Farbe von')];
    expect(() => read(librarySource('posts', texts), ...files)).toThrow(/de is given twice\n.*variables/s);
  });

  it('may be incomplete, begin with a byte order mark, and arrive after the English text has changed', () => {
    const file = returned('Farbe von {name}', undefined, 'Hue of {name}');
    const { translations, notes } = read(
      librarySource('posts', texts),
      { ...file, text: `\uFEFF${file.text}` },
      returned(' '),
    );
    expect(translations).toEqual([
      { library: 'posts', language: 'de', id: 'posts.colour', text: 'Farbe von {name}', english: 'Hue of {name}' },
    ]);
    expect(notes).toEqual([
      expect.stringMatching(/stale already/),
      expect.stringMatching(/1 of 1 texts are not translated yet/),
    ]);
  });

  it('replace no translation of a newer English text', () => {
    const { translations, notes } = read(
      librarySource('posts', texts, { de: german }),
      returned('Ton von {name}', undefined, 'Hue of {name}'),
    );
    expect(translations).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/skipped/)]);
  });

  it('remove a text from a dialect that repeats its fallback', () => {
    const source = librarySource(
      'posts',
      texts,
      { 'en-GB': { 'posts.colour': 'Colour of {name}' } },
      { 'posts.colour': 'Hue' },
    );
    const { translations } = read(source, returned('Color of {name}', undefined, undefined, 'en-GB'));
    expect(withTranslations(source, translations)).toMatchObject({ translations: { 'en-GB': {} }, translatedFrom: {} });
  });
});

describe('accepting', () => {
  const stale = librarySource(
    'posts',
    texts,
    { de: german },
    { 'posts.colour': 'Hue of {name}', 'posts.count': 'Posts' },
  );
  const accept = (source: ReturnType<typeof librarySource>, ...ids: string[]) =>
    withTranslations(source, acceptedTexts([source], ids, [], rules));

  it('records translations typed by hand as made from the current text, and leaves stale ones', () => {
    const fr = { 'posts.colour': 'Couleur de {name}' };
    const typed = { ...stale, translations: { ...stale.translations, fr } };
    expect(accept(typed).translatedFrom['posts.colour']).toEqual({
      'Color of {name}': ['fr'],
      'Hue of {name}': ['de'],
    });
  });

  it('makes a stale translation of a named text fresh, if it still fits', () => {
    expect(accept(stale, 'posts.colour').translatedFrom['posts.colour']).toEqual({ 'Color of {name}': ['de'] });
    const misfit = { ...stale, translations: { de: { ...german, 'posts.count': 'Beiträge' } } };
    expect(() => accept(misfit, 'posts.count')).toThrow(/posts\.count: de needs a new translation/);
    expect(() => accept(stale, 'posts.none')).toThrow('no text posts.none');
  });

  it('removes records of texts that were moved or removed by hand', () => {
    expect(accept({ ...stale, translations: {} }).translatedFrom).toEqual({});
  });
});

it('files contain what was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'));
  try {
    const declared = `export const messages = defineMessages({
      colour: { id: 'posts.colour', description: 'A heading', defaultMessage: 'Color of {name}' },
      none: { id: 'posts.404', description: 'A heading', defaultMessage: '404' },
    });`;
    writeFileSync(join(folder, 'messages.ts'), declared);
    const source = readSource(folder);
    const made = { library: source.library, english: 'Color of {name}', id: 'posts.colour' };
    const written = withTranslations(source, [
      { ...made, language: 'zh-Hant', text: '{name} 的顏色' },
      { ...made, language: 'de', text: 'Farbe von {name}' },
      { ...made, language: 'fr', text: 'Teinte de {name}', english: 'Hue of {name}' },
      { ...made, language: 'de', id: 'posts.404', text: '404', english: '404' },
    ]);
    writeSource(written);
    expect(readSource(folder)).toEqual(written);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
