import { catalogueRules } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readSource } from '@social-shop/tools/messages/sources';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Answers } from './answers.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkNames, type LibraryNames } from './checkNames.ts';
import { checkStories } from './checkStories.ts';

/** What a library names, and the answers that its fixtures are put into. */
export interface LibraryParts extends LibraryNames {
  readonly answers?: Answers;
}

/**
 * What is wrong with a library, one sentence each: names that do not begin with its own, texts that say too little, translations that do
 * not fit them, answers that the contract does not have, exported components without a story.
 * Translations that are missing or stale are no fault of its team, which need not wait for translators: the shop's checks name them.
 * @param folder its `src`: `import.meta.dirname` of its `library.test.ts`.
 */
export async function checkLibrary(folder: string, { answers = {}, ...names }: LibraryParts = {}): Promise<string[]> {
  const library = dirname(folder);
  return [
    ...checkNames(basename(library), names),
    ...(existsSync(join(folder, 'messages.ts')) ? checkMessages([readSource(folder)], catalogueRules) : []),
    ...(await checkAnswers(answers)),
    ...checkStories(folder),
  ];
}
