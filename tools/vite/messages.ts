import { join } from 'node:path';
import MagicString from 'magic-string';
import { normalizePath } from 'vite';
import type { Alias, EnvironmentModuleNode, Plugin } from 'vite';
import { compileCatalogue } from '../messages/catalogue.ts';
import type { CatalogueRules } from '../messages/catalogue.ts';
import { readDeclarations } from '../messages/declarations.ts';
import { pseudoLocalize } from '../messages/pseudo.ts';
import { declarationsFile, readSource, translationFiles } from '../messages/sources.ts';

/** For the host's `resolve.alias`: catalogues are compiled ahead, so 6 kB of parser stay out of the browser. */
export const withoutParser: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

const table = 'virtual:messages';

export interface MessagesOptions {
  /** Folders of the libraries with texts, and of the host. */
  features: readonly string[];
  /** `catalogueRules` of `@social-shop/i18n/locales`. */
  rules: CatalogueRules;
  /** Also the stand-ins en-XA and xx-LS; by default only while developing, in no build. */
  pseudo?: boolean;
}

/**
 * Offers `virtual:messages`: the catalogue of each locale, merged from these folders and compiled, as its own chunk. A build strips the
 * texts from `src/messages.ts`, so that they ship once.
 */
export function messages({ features, rules, pseudo }: MessagesOptions): Plugin {
  const folders = features.map((feature) => join(feature, 'src'));
  const declared = folders.map((folder) => normalizePath(declarationsFile(folder)));
  let root = '';
  let withPseudo = false;

  const codes = () => localesOf({ rules, pseudo: withPseudo });
  // Within the root and without a null byte, so that a development server serves it at its own URL.
  const idOf = (name: string) => `${root}/${name}`;
  const sourceFiles = () => folders.flatMap((folder) => [declarationsFile(folder), ...translationFiles(folder)]);

  return {
    name: 'messages',
    enforce: 'pre',

    configResolved(config) {
      root = normalizePath(config.root);
      withPseudo = pseudo ?? config.command === 'serve';
    },

    resolveId(source) {
      const name = source.replace(/^\//, '');
      return name === table || name.startsWith(`${table}/`) ? idOf(name) : undefined;
    },

    load(id) {
      if (id === idOf(table)) return tableModule(codes());
      const locale = codes().find((code) => id === idOf(`${table}/${code}`));
      if (locale === undefined) return undefined;
      for (const file of sourceFiles()) this.addWatchFile(file);
      const catalogue = JSON.stringify(compileCatalogue(folders.map(readSource), rules.fallbackChain(locale)));
      return `export default JSON.parse(${JSON.stringify(catalogue)});`;
    },

    transform(code, id) {
      if (!id.endsWith('/src/messages.ts')) return undefined;
      if (!declared.includes(normalizePath(id)))
        this.error(`the texts of ${id} are in no catalogue: name its folder in \`features\``);
      if (this.environment.config.command !== 'build') return undefined;
      const stripped = new MagicString(code);
      for (const { id: message, start, end } of readDeclarations(code, id))
        stripped.update(start, end, `{ id: ${JSON.stringify(message)} }`);
      return { code: stripped.toString(), map: stripped.generateMap({ hires: 'boundary' }) };
    },

    hotUpdate({ file, modules }) {
      if (!sourceFiles().map(normalizePath).includes(file)) return undefined;
      const graph = this.environment.moduleGraph;
      const catalogues = codes()
        .map((code) => graph.getModuleById(idOf(`${table}/${code}`)))
        .filter((node): node is EnvironmentModuleNode => node !== undefined);
      for (const node of [...catalogues, ...modules]) graph.invalidateModule(node);
      // The texts of a page come from one object made at its start: nothing less than a reload shows the new ones.
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The locales that have a catalogue. */
export const localesOf = ({ rules, pseudo = false }: Pick<MessagesOptions, 'rules' | 'pseudo'>): readonly string[] => [
  ...rules.offered,
  ...(pseudo ? Object.keys(pseudoLocalize) : []),
];

function tableModule(codes: readonly string[]): string {
  const entries = codes.map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(`${table}/${code}`)})`);
  return `
const catalogues = { ${entries.join(', ')} };
export const loadMessages = async (locale) => (await (catalogues[locale] ?? catalogues.en)()).default;
`;
}
