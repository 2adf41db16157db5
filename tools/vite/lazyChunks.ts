import MagicString from 'magic-string';
import path from 'node:path';
import type { Plugin } from 'vite';
import { lazyImports } from './lazyImports.ts';

/**
 * Adds the key of its chunk in Vite's manifest to each `lazy`, in the server's build only, so that the host can name the assets of exactly
 * the matched routes.
 */
export function lazyChunks(root: string): Plugin {
  return {
    name: 'lazy-chunks',
    // After TypeScript and JSX are gone: the parser reads plain JavaScript.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async transform(code, id) {
      const output = new MagicString(code);
      for (const {
        source,
        function: { start, end },
      } of lazyImports(code)) {
        const resolved = await this.resolve(source, id);
        if (!resolved) this.error(`lazy route not found: ${source} in ${id}`);
        output
          .prependLeft(start, 'Object.assign(')
          .appendRight(end, `, { chunk: ${JSON.stringify(chunkKey(root, resolved.id))} })`);
      }
      return output.hasChanged() ? { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

/** Key of a module's chunk in Vite's manifest. */
export function chunkKey(root: string, id: string): string {
  const [file = ''] = id.split('?');
  return path.relative(root, file).split(path.sep).join('/');
}
