import type { Catalogue } from '@social-shop/i18n';
import { loadMessages } from 'virtual:messages';

/** Of this tab: those of the shell, and of every page that has been fetched. */
const texts: Catalogue = {};
let files = '';

const fetchTexts = async (name: string) => {
  const { default: fetched } = (await import(/* @vite-ignore */ `${files}${name}.js`)) as {
    readonly default: Catalogue;
  };
  Object.assign(texts, fetched);
};

/**
 * Fetches the texts of the shell, to which each page adds its own. In development there is no build that knows which texts a page
 * reaches: all of them come now.
 * @param from How the addresses of the files in this locale begin.
 */
export async function loadShellTexts(locale: string, from: string): Promise<Catalogue> {
  files = from;
  if (import.meta.env.DEV) Object.assign(texts, await loadMessages(locale));
  else await fetchTexts('shell');
  return texts;
}

/** Fetches the texts of a page beside its code, and fails as that does. The build puts it around what `lazy:` imports. */
export async function withTexts<Code>(code: Promise<Code>, page: string): Promise<Code> {
  const [fetched] = await Promise.all([code, fetchTexts(page)]);
  return fetched;
}
