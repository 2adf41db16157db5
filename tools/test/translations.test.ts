import { expect, it } from 'vitest';
import type { OpenText } from '../messages/open.ts';
import { judgeTranslations } from './translations.ts';

const text = { library: 'posts', language: 'de', description: 'A heading', english: 'Posts' } as const;
const open: OpenText[] = [
  { ...text, state: 'missing', id: 'posts.new' },
  { ...text, state: 'missing', id: 'posts.new', language: 'fr' },
  { ...text, state: 'stale', id: 'posts.changed' },
];
const missing = 'missing: posts: posts.new in de, fr';
const stale = 'stale: posts: posts.changed in de';

it.each([
  ['affected', [missing, stale], []],
  ['full', [stale], [missing]],
  ['whole', [], [missing, stale]],
] as const)('with open texts, a run of %s reports %j and fails %j', (run, told, failed) => {
  expect(judgeTranslations(open, run)).toEqual({ told, failed });
});
