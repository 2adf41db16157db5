import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedTexts } from './accept.ts';
import { readTranslators, translatorsFile } from './exchange.ts';
import { openTexts, type OpenText } from './open.ts';
import { readWorkspace } from './workspace.ts';
import { withTranslations, writeSource, type Translation } from './write.ts';

const usage = `npm run messages                                what each language lacks, or has of an English text that has changed
npm run messages -- export <folder>             the same as JSON, one file per language, for translators
npm run messages -- import <file> …             takes those files back
npm run messages -- accept                      notes from which English text translations typed by hand were made
npm run messages -- accept <id> …               says that stale translations of these texts are right as they are

--language de, --library posts                  only these; may be given more than once`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true, default: [] },
    library: { type: 'string', multiple: true, default: [] },
  },
});
const { sources, rules } = await readWorkspace();
const chosen = sources.filter(({ library }) => values.library.length === 0 || values.library.includes(library));
const open = openTexts(chosen, rules).filter(
  ({ language }) => values.language.length === 0 || values.language.includes(language),
);

const [command = 'list', ...rest] = positionals;
try {
  run(command, rest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(command: string, [first, ...others]: string[]): void {
  const named = first === undefined ? [] : [first, ...others];
  if (command === 'list') list();
  else if (command === 'export' && first !== undefined) exportTo(resolve(first));
  else if (command === 'import' && first !== undefined) importFrom(named);
  else if (command === 'accept') write(acceptedTexts(chosen, named, values.language, rules));
  else throw new Error(usage);
}

function list(): void {
  for (const [language, texts] of Map.groupBy(open, (text) => text.language)) {
    console.log(`\n${language}: ${count(texts)}\n`);
    for (const text of texts) console.log(described(text));
  }
  console.log(open.length === 0 ? 'Every language has every text.' : `\nIn all: ${count(open)}`);
}

function count(texts: readonly OpenText[]): string {
  const stale = texts.filter(({ state }) => state === 'stale').length;
  return `${texts.length - stale} missing, ${stale} stale`;
}

function described({ state, id, english, description, previous }: OpenText): string {
  const lines = [
    ['English', english],
    ['about', description],
  ];
  if (previous) lines.push(['was', previous.english], ['translated', previous.translation]);
  return [`  ${state} ${id}`, ...lines.map(([name, text]) => `    ${name?.padEnd(10)} ${text}`)].join('\n');
}

function exportTo(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [language, texts] of Map.groupBy(open, (text) => text.language)) {
    const file = join(folder, `${language}.json`);
    writeFileSync(file, `${JSON.stringify(translatorsFile(language, texts), null, 2)}\n`);
    console.log(`${file}: ${count(texts)}`);
  }
  if (open.length === 0) console.log('Every language has every text: there is nothing to translate.');
}

function importFrom(names: readonly string[]): void {
  const files = names.map((name) => ({ name, text: readFileSync(resolve(name), 'utf8') }));
  const { translations, notes } = readTranslators(files, sources, rules);
  for (const note of notes) console.log(note);
  write(translations);
}

function write(translations: readonly Translation[]): void {
  // Computed from all sources, so a record also loses texts that were moved or removed by hand.
  for (const source of sources) writeSource(withTranslations(source, translations));
  for (const [library, texts] of Map.groupBy(translations, (text) => text.library))
    console.log(`${library}: ${texts.length} ${texts.length === 1 ? 'translation' : 'translations'}`);
  if (translations.length === 0) console.log('There was nothing to record.');
}
