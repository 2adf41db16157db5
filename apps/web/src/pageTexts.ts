import type { Catalogue } from '@social-shop/i18n';
import { loadMessages } from 'virtual:messages';

/** The texts of this tab: the shell's, and those of each page that has been loaded. */
const texts: Catalogue = {};
let files = '';

const fetchTexts = async (name: string) => {
  const { default: fetched } = (await import(/* @vite-ignore */ `${files}${name}.js`)) as {
    readonly default: Catalogue;
  };
  Object.assign(texts, fetched);
};

/**
 * Loads the texts of the shell into a catalogue to which each page adds its own. In development no build knows the texts of a page, so
 * all texts are loaded now.
 * @param from prefix of the addresses of the files in this locale.
 */
export async function loadShellTexts(locale: string, from: string): Promise<Catalogue> {
  files = from;
  if (import.meta.env.DEV) Object.assign(texts, await loadMessages(locale));
  else await fetchTexts('shell');
  return texts;
}

/** Loads the texts of a page in parallel with its code; rejects if either fails. The build wraps each import in `lazy:` in it. */
export async function withTexts<Code>(code: Promise<Code>, page: string): Promise<Code> {
  const [fetched] = await Promise.all([code, fetchTexts(page)]);
  return fetched;
}
