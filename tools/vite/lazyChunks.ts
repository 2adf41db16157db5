import MagicString from 'magic-string';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* children(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) yield item;
  }
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* descendants(child);
}

/** The arrow functions of `lazy:` properties, each with the module that it imports. */
function lazyImports(code: string) {
  const found: { readonly start: number; readonly end: number; readonly source: string }[] = [];
  for (const node of descendants(parseAst(code) as unknown as Node)) {
    if (node.type !== 'Property' || !isNode(node['key']) || node['key']['name'] !== 'lazy') continue;
    const arrow = node['value'];
    if (!isNode(arrow) || arrow.type !== 'ArrowFunctionExpression') continue;
    const imported = [...descendants(arrow)].find(({ type }) => type === 'ImportExpression');
    const source = isNode(imported?.['source']) ? imported['source']['value'] : undefined;
    if (typeof source === 'string') found.push({ start: arrow.start, end: arrow.end, source });
  }
  return found;
}

/**
 * Leaves on each route's `lazy`, in the server's build only, the key of its chunk in Vite's manifest, so that the host can name
 * the assets of exactly the matched routes while no library knows a path.
 */
export function lazyChunks(root: string): Plugin {
  return {
    name: 'lazy-chunks',
    // After TypeScript and JSX are gone: the parser reads plain JavaScript.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async transform(code, id) {
      if (!/lazy:\s*(async\s*)?\(\)\s*=>/.test(code) || !code.includes('import(')) return null;
      const output = new MagicString(code);
      for (const { start, end, source } of lazyImports(code)) {
        const resolved = await this.resolve(source, id);
        if (!resolved) this.error(`lazy route not found: ${source} in ${id}`);
        const [file = ''] = resolved.id.split('?');
        const key = path.relative(root, file).split(path.sep).join('/');
        output.prependLeft(start, 'Object.assign(').appendRight(end, `, { chunk: ${JSON.stringify(key)} })`);
      }
      return output.hasChanged() ? { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}
