import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunkKey } from './lazyChunks.ts';
import { TEXT_FILES, type TextFiles } from './pageTexts.ts';

/** The maximum weight of a page's first view, in kB (1,000 bytes) of brotli. */
export interface Budget {
  /** The module that `lazy` imports, from the workspace's root. */
  readonly page: string;
  /** Code that not every page has. */
  readonly own: number;
  /** Texts of the heaviest locale, with those of the shell. */
  readonly texts: number;
  /** All code and texts. */
  readonly js: number;
  readonly css: number;
}

export interface BudgetOptions {
  readonly workspace: string;
  /** Modules that every page starts with, from the workspace's root. */
  readonly entries: readonly string[];
  /** Chunks of every page by name, in kB; `start` is whatever else every page has. */
  readonly parts: Readonly<Record<string, number>>;
  /** Modules that no first view may contain. */
  readonly later?: RegExp;
  /** The locales that visitors read. */
  readonly locales: readonly string[];
  readonly budgets: readonly Budget[];
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** A weight with its limit, in kB. */
interface Line {
  readonly name: string;
  readonly weight: number;
  readonly limit: number;
}

const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
const print = ({ name, weight, limit }: Line) => `${name} ${weight.toFixed(1)} of ${limit}`;

/** The file with the weight of each part of each budget's page, in kB. */
export const FIRST_VIEWS = '.vite/first-views.json';
export type FirstViews = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Fails the build when the first view of a page is over its budget, and names the part. */
export function budget({ workspace, entries, later, parts, locales, budgets }: BudgetOptions): Plugin {
  return {
    name: 'budget',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const view = firstViews(bundle, workspace);
        const everywhere = view.chunksOf(entries);
        const partOf = ({ name }: Chunk) => (name in parts ? name : 'start');
        const common = Object.entries(parts).map(([name, limit]): Line => ({
          name,
          limit,
          weight: view.weigh(everywhere.filter((c) => partOf(c) === name)),
        }));
        const key = (page: string) => chunkKey(this.environment.config.root, join(workspace, page));

        const weights: Record<string, Record<string, number>> = {};
        const tooHeavy = budgets.flatMap(({ page, own, texts, js, css }) => {
          const chunks = view.chunksOf([...entries, page]);
          const early = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => later?.test(id));
          if (early) this.error(`${page} begins with ${early}, which no first view needs: import it where it is used`);
          const lines: Line[] = [
            ...common,
            { name: 'page', limit: own, weight: view.weigh(chunks.filter((chunk) => !everywhere.includes(chunk))) },
            {
              name: 'texts',
              limit: texts,
              weight: Math.max(...locales.map((code) => view.weighTexts(key(page), code))),
            },
          ];
          const whole = { name: 'script', limit: js, weight: sum(lines.map(({ weight }) => weight)) };
          const style = { name: 'style', limit: css, weight: view.weighStyles(chunks) };
          this.info(`${page}: ${print(whole)} kB: ${lines.map(print).join(', ')}; ${print(style)} kB`);
          weights[page] = Object.fromEntries([whole, style, ...lines].map(({ name, weight }) => [name, weight]));
          const over = [whole, style, ...lines].filter(({ weight, limit }) => weight > limit);
          return over.length > 0 ? `${page}: ${over.map(print).join(', ')} kB` : [];
        });
        this.emitFile({ type: 'asset', fileName: FIRST_VIEWS, source: JSON.stringify(weights) });
        if (tooHeavy.length > 0) this.error(`over budget (brotli):\n${tooHeavy.join('\n')}`);
      },
    },
  };
}

/** Finds the files of a first view in the bundle, and weighs them. */
function firstViews(bundle: Rolldown.OutputBundle, workspace: string) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const weights = new Map<string, number>();
  const weighFile = (fileName: string) => {
    const file = bundle[fileName];
    if (!file) throw new Error(`the build has written no ${fileName}: correct the budget`);
    const kilobytes = () => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).byteLength / 1_000;
    const weight = weights.get(fileName) ?? kilobytes();
    weights.set(fileName, weight);
    return weight;
  };
  const source = bundle[TEXT_FILES]?.type === 'asset' ? String(bundle[TEXT_FILES].source) : undefined;
  const texts = source === undefined ? undefined : (JSON.parse(source) as TextFiles);

  return {
    /** The chunks of these modules, and all that they import statically. */
    chunksOf(modules: readonly string[]): readonly Chunk[] {
      const found = new Set<Chunk>();
      const visit = (chunk: Chunk) => {
        if (found.has(chunk)) return;
        found.add(chunk);
        chunk.imports.forEach((name) => visit(bundle[name] as Chunk));
      };
      for (const module of modules) {
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId === join(workspace, module));
        if (!first) throw new Error(`no chunk begins with ${module}: correct the budget`);
        visit(first);
      }
      return [...found];
    },
    weigh: (files: readonly Chunk[]) => sum(files.map(({ fileName }) => weighFile(fileName))),
    weighStyles: (files: readonly Chunk[]) =>
      sum([...new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(weighFile)),
    weighTexts(chunkKey: string, locale: string) {
      if (!texts) throw new Error('the build has written no texts: correct the budget');
      const names = ['shell', ...(texts.pages[chunkKey] ? [texts.pages[chunkKey]] : [])];
      return sum(names.map((name) => weighFile(`${texts.prefix.slice(1)}${locale}-${name}.js`)));
    },
  };
}
