import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { CatalogueRules } from './catalogue.ts';
import { messageFolders, readSource, type MessageSource } from './sources.ts';

/** All texts of the shop and what it says about its languages. */
export async function readWorkspace(): Promise<{ sources: MessageSource[]; rules: CatalogueRules }> {
  // By its address: a build tool that depended on a library, which is built by it, would go in a circle.
  const { catalogueRules }: { catalogueRules: CatalogueRules } = await import(join(root, 'libs/i18n/src/locales.ts'));
  return { sources: messageFolders(root).map(readSource), rules: catalogueRules };
}
