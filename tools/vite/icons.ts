import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = 'icon:';

/**
 * `import heart from 'icon:heart'` gives the path data of Phosphor's regular drawing (24 grid, viewBox 0 0 256 256), `icon:heart-fill` that
 * of the filled one. Only imported icons are bundled; an unknown name fails the build.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      const weight = name.endsWith('-fill') ? 'fill' : 'regular';
      const svg = readFileSync(require.resolve(`@phosphor-icons/core/${weight}/${name}.svg`), 'utf8');
      const shapes = [...svg.matchAll(/<path d="([^"]+)"\/>/g)].map((path) => path[1]);
      if (shapes.length !== 1) this.error(`The icon ${name} is not a single path.`);
      return `export default ${JSON.stringify(shapes[0])}`;
    },
  };
}
