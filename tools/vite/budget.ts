import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What the first view of a page may weigh, in kB (1,000 bytes) of brotli. */
export interface Budget {
  /** The page's lazy module, from the workspace's root. */
  readonly page: string;
  readonly js: number;
  readonly css: number;
}

interface Options {
  readonly workspace: string;
  /** Modules that every page starts with, from the workspace's root. */
  readonly entries: readonly string[];
  readonly budgets: readonly Budget[];
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const size = (content: string | Uint8Array) => brotliCompressSync(content).byteLength / 1_000;

/** Fails the build when a page's scripts or styles have outgrown their budget, and says by how much. */
export function budget({ workspace, entries, budgets }: Options): Plugin {
  return {
    name: 'budget',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const chunkOf = (module: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId === join(workspace, module)) ??
          this.error(`no chunk begins with ${module}: correct the budget`);

        for (const { page, js, css } of budgets) {
          const scripts = new Set<Chunk>();
          const visit = (chunk: Chunk) => {
            if (scripts.has(chunk)) return;
            scripts.add(chunk);
            chunk.imports.forEach((name) => visit(bundle[name] as Chunk));
          };
          [...entries, page].forEach((module) => visit(chunkOf(module)));
          const styles = new Set([...scripts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
          const weights = {
            js: [...scripts].reduce((sum, { code }) => sum + size(code), 0),
            css: [...styles].reduce((sum, name) => sum + size((bundle[name] as Rolldown.OutputAsset).source), 0),
          };
          const line = `${page}: ${weights.js.toFixed(1)} of ${js} kB script, ${weights.css.toFixed(1)} of ${css} kB style`;
          if (weights.js > js || weights.css > css) this.error(`over budget (brotli): ${line}`);
          this.info(line);
        }
      },
    },
  };
}
