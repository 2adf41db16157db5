import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { CatalogueRules } from './catalogue.ts';
import { messageFolders, readSource, type MessageSource } from './sources.ts';

/** All texts of the shop and its rules for languages. */
export async function readWorkspace(): Promise<{ sources: MessageSource[]; rules: CatalogueRules }> {
  // By path: libraries are built with this tool, so a dependency on one would be a circle.
  const { catalogueRules }: { catalogueRules: CatalogueRules } = await import(join(root, 'libs/i18n/src/locales.ts'));
  return { sources: messageFolders(root).map(readSource), rules: catalogueRules };
}
