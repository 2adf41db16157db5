import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { namesOf } from '../generators/names.ts';

/** Names in Storybook's sidebar for parts of the design system, the host, and libraries with another name there. */
const DOMAINS: readonly (readonly [folder: string, domain: string])[] = [
  ['libs/commerce-ui/src/theme', 'Design system'],
  ['libs/commerce-ui/src/icon', 'Design system'],
  ['libs/commerce-ui/src/primitives', 'Primitives'],
  ['libs/commerce-ui', 'Commerce'],
  ['libs/auth', 'Account'],
  ['apps/web', 'Shell'],
];

/** The domain of the stories of a folder, the first part of their titles: 'libs/creator-shop/src/pages' is 'Creator shop'. */
function domainOf(folder: string): string {
  const named = DOMAINS.find(([part]) => `${folder}/`.startsWith(`${part}/`));
  return named?.[1] ?? namesOf(folder.split('/')[1] ?? '').title;
}

/** Every folder with stories, from the workspace's root, with their domain. */
export const storyFolders = (workspace: string): { readonly folder: string; readonly domain: string }[] =>
  [...new Set(globSync('{libs,apps}/*/src/**/*.stories.tsx', { cwd: workspace }).map(dirname))]
    .sort()
    .map((folder) => ({ folder, domain: domainOf(folder) }));
