import { join } from 'node:path';
import { root } from '../start/settings.ts';

export const journeys = join(root, 'apps/web-e2e/src');

/** What every change of a feature has to leave in order, whichever it is. */
const always = ['journeys', 'keyboard', 'noScript'];

/** The journeys through what one feature shows, by its library. A change of anything else can break all of them. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  feeds: ['feed', 'feedFreshness', 'feedLayout', 'feedPlace', 'tileStates'],
  'creator-shop': ['accessibility', 'feedPlace'],
};

/** Names of the specs that a change of these files can break, or nothing where it can break any. */
export function journeysFor(files: readonly string[]): readonly string[] | undefined {
  const specs = files
    .filter((file) => !file.startsWith('docs/'))
    .map((file) => {
      const [folder, library = ''] = file.split('/');
      return folder === 'libs' ? journeysOf[library] : undefined;
    });
  if (specs.includes(undefined)) return undefined;
  return [...new Set([...always, ...specs.flatMap((names) => names ?? [])])];
}
