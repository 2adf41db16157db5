import { join } from 'node:path';
import { root } from '../start/settings.ts';

export const journeys = join(root, 'apps/web-e2e/src');

/** Journeys that every change of any feature must pass. */
const always = ['journeys', 'noScript'];

/** Journeys for one feature, by its library. A change of anything else can break all of them. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  feeds: ['feed', 'feedFreshness', 'follow'],
  'creator-shop': ['accessibility', 'follow'],
  discovery: ['discovery'],
  collections: ['favorites'],
  legal: ['consent', 'accessibility'],
  'product-page': ['product'],
  search: ['search', 'searchBox', 'keyboard'],
};

/**
 * Tasks that depend on features through the host's routes and through the packages, and that features hardly break: the host's own tests,
 * requests to it without a browser, and an application that installs every package. Full runs have them.
 */
export const beyondFeatures = [
  '@social-shop/web:test',
  '@social-shop/web-e2e:test',
  '@social-shop/packages-e2e:verify-package',
];

/** Names of the specs that a change of these files can break; undefined if it can break any. */
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
