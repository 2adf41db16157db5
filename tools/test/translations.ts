import { openLines, type OpenText } from '../messages/open.ts';

/** A change since the base branch, everything, or everything as before a release. */
export type Run = 'affected' | 'full' | 'whole';

/**
 * What a run says of texts that wait for translators, and what of it fails. A change is only told: whoever wrote the English text does not
 * wait. The shop is held to have every text in every language, and a release also to no stale one (docs/decisions/0030-translations.md).
 */
export function judgeTranslations(open: readonly OpenText[], run: Run): { told: string[]; failed: string[] } {
  const failing = ({ state }: OpenText) => run === 'whole' || (run === 'full' && state === 'missing');
  return { told: openLines(open.filter((text) => !failing(text))), failed: openLines(open.filter(failing)) };
}
