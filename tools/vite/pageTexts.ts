import MagicString from 'magic-string';
import { createHash } from 'node:crypto';
import { basename, dirname, extname, join } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { compileCatalogue } from '../messages/catalogue.ts';
import { declarationsFile, readSource } from '../messages/sources.ts';
import { chunkKey } from './lazyChunks.ts';
import { lazyImports } from './lazyImports.ts';
import { localesOf, type MessagesOptions } from './messages.ts';

/** The addresses of the files of texts, for the server: `.vite/texts.json`. */
export interface TextFiles {
  /** Prefix of each address; a locale, a hyphen, the name of a page or `shell`, and `.js` follow. */
  readonly prefix: string;
  /** Names of pages, by the key of their chunk. */
  readonly pages: Readonly<Record<string, string>>;
}

export const TEXT_FILES = '.vite/texts.json';

export interface PageTextsOptions extends Required<MessagesOptions> {
  /** The module that exports `withTexts(page, name)`, which loads a page's texts in parallel with its code. */
  readonly runtime: string;
}

/**
 * Writes one file of texts per page and locale in the browser's build, with the texts of the libraries that the page imports, and one per
 * locale for the shell. A page is what `lazy:` imports; what a page imports later, such as a dialog, belongs to it.
 */
export function pageTexts({ runtime, ...options }: PageTextsOptions): Plugin {
  const folders = new Map(
    options.features.map((feature) => {
      const folder = join(feature, 'src');
      return [normalizePath(declarationsFile(folder)), folder];
    }),
  );
  /** Names of pages, by the id of their module. */
  const pages = new Map<string, string>();
  let root = '';

  return {
    name: 'page-texts',
    apply: 'build',
    // After TypeScript and JSX are gone: the parser reads plain JavaScript.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },

    async transform(code, id) {
      const found = lazyImports(code);
      if (found.length === 0) return null;
      const output = new MagicString(code);
      for (const {
        source,
        import: { start, end },
      } of found) {
        const resolved = await this.resolve(source, id);
        if (!resolved) this.error(`lazy route not found: ${source} in ${id}`);
        const name = nameOf(resolved.id);
        const other = [...pages].find(([page, taken]) => taken === name && page !== resolved.id);
        if (other) this.error(`two lazy modules would be called ${name}: ${resolved.id} and ${other[0]}`);
        pages.set(resolved.id, name);
        output.prependLeft(start, 'withTexts(').appendRight(end, `, ${JSON.stringify(name)})`);
      }
      output.prepend(`import { withTexts } from ${JSON.stringify(runtime)};\n`);
      return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
    },

    generateBundle(_, bundle) {
      const reached = reachedTexts(bundle, pages, folders);
      const files = localesOf(options).flatMap((locale) =>
        [...reached].map(([name, sources]) => {
          const catalogue = compileCatalogue(sources.map(readSource), options.rules.fallbackChain(locale));
          return { name: `${locale}-${name}`, source: `export default ${JSON.stringify(catalogue)};` };
        }),
      );
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
      const prefix = `assets/texts-${hash}-`;
      for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `${prefix}${name}.js`, source });
      const list: TextFiles = {
        prefix: `/${prefix}`,
        pages: Object.fromEntries([...pages].map(([id, name]) => [chunkKey(root, id), name])),
      };
      this.emitFile({ type: 'asset', fileName: TEXT_FILES, source: JSON.stringify(list) });
    },
  };
}

/** `posts-postRoute` of `libs/posts/src/pages/postRoute.ts`. */
function nameOf(id: string): string {
  const library = basename(dirname(/^.*\/src\//.exec(normalizePath(id))?.[0] ?? ''));
  return `${library}-${basename(id, extname(id))}`;
}

/** Folders with the texts of each page, by its name, without those of `shell`, which every page has. */
function reachedTexts(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name) ?? [];
  const pageOf = ({ facadeModuleId }: Rolldown.OutputChunk) => pages.get(facadeModuleId ?? '');

  const reach = (start: readonly Rolldown.OutputChunk[]) => {
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (seen.has(chunk)) return;
      seen.add(chunk);
      chunk.imports.flatMap(chunkOf).forEach(visit);
      chunk.dynamicImports
        .flatMap(chunkOf)
        .filter((next) => pageOf(next) === undefined)
        .forEach(visit);
    };
    start.forEach(visit);
    const modules = [...seen].flatMap(({ moduleIds }) => moduleIds);
    return new Set(modules.flatMap((id) => folders.get(normalizePath(id)) ?? []));
  };

  const shell = reach(chunks.filter(({ isEntry }) => isEntry));
  const others = chunks.flatMap((chunk) => {
    const name = pageOf(chunk);
    return name === undefined
      ? []
      : [[name, [...reach([chunk])].filter((folder) => !shell.has(folder)).sort()] as const];
  });
  return new Map([['shell', [...shell].sort()], ...others.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
