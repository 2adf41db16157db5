import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import type { Declaration } from './declarations.ts';

/** The texts of one library or app: the English sources and what is translated of them. */
export interface MessageSource {
  /** The folder's name, with which all its ids begin. */
  library: string;
  declarations: Declaration[];
  /** Locale code to `{ id: text }`. */
  translations: Record<string, Record<string, string>>;
}

/** The file in which a library declares its texts. */
export function declarationsFile(folder: string): string {
  return join(folder, 'src', 'messages.ts');
}

/** The translations of a library, one file per locale. */
export function translationFiles(folder: string): string[] {
  const translations = join(folder, 'src', 'messages');
  if (!existsSync(translations)) return [];
  return readdirSync(translations)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(translations, name));
}

/** Reads the texts of the library in this folder. */
export function readSource(folder: string): MessageSource {
  const file = declarationsFile(folder);
  return {
    library: basename(folder),
    declarations: readDeclarations(readFileSync(file, 'utf8'), file),
    translations: Object.fromEntries(
      translationFiles(folder).map((path) => [basename(path, '.json'), readTranslation(path)]),
    ),
  };
}

function readTranslation(path: string): Record<string, string> {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof texts !== 'object' || texts === null) throw new Error(`${path}: expected { id: text }`);
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      if (typeof text !== 'string') throw new Error(`${path}: the text of ${id} is not a string`);
      return [id, text];
    }),
  );
}

/** The folders of all libraries and apps of the workspace that have texts. */
export function messageFolders(workspace: string): string[] {
  return ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(workspace, group))
      .sort()
      .map((name) => join(workspace, group, name))
      .filter((folder) => existsSync(declarationsFile(folder))),
  );
}
