import { openLines, type OpenText } from '../messages/open.ts';

/** A change since the base branch, a full run, or a run before a release. */
export type Run = 'affected' | 'full' | 'whole';

/**
 * What a run reports about texts that wait for translators, and which of it fails. A change only reports: its author need not wait for
 * translators. In a full run every text must exist in every language, and before a release none may be stale
 * (docs/decisions/0030-translations.md).
 */
export function judgeTranslations(open: readonly OpenText[], run: Run): { told: string[]; failed: string[] } {
  const failing = ({ state }: OpenText) => run === 'whole' || (run === 'full' && state === 'missing');
  return { told: openLines(open.filter((text) => !failing(text))), failed: openLines(open.filter(failing)) };
}
