import { catalogueRules } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readSource } from '@social-shop/tools/messages/sources';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Mocks } from './mocks.ts';
import { checkMocks } from './checkMocks.ts';
import { checkNames, type LibraryNames } from './checkNames.ts';
import { checkStories } from './checkStories.ts';

/** The names of a library, and the mocks with its fixtures. */
export interface LibraryParts extends LibraryNames {
  readonly mocks?: Mocks;
}

/**
 * Returns the faults of a library, one sentence each: names without its prefix, texts without a proper description, translations that do
 * not match them, mocks that the contract does not have, exported components without a story. Missing or stale translations are not
 * reported, because its team need not wait for translators: the shop's checks report them.
 * @param folder its `src`: `import.meta.dirname` of its `library.test.ts`.
 */
export async function checkLibrary(folder: string, { mocks = {}, ...names }: LibraryParts = {}): Promise<string[]> {
  const library = dirname(folder);
  return [
    ...checkNames(basename(library), names),
    ...(existsSync(join(folder, 'messages.ts')) ? checkMessages([readSource(folder)], catalogueRules) : []),
    ...(await checkMocks(mocks)),
    ...checkStories(folder),
  ];
}
