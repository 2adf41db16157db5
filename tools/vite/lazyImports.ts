import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A place in the source. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The function of a `lazy:` property, and the import in it. */
export interface LazyImport {
  readonly source: string;
  readonly function: Span;
  readonly import: Span;
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

const importIn = (node: Node) => [...descendants(node)].find(({ type }) => type === 'ImportExpression');

/**
 * Finds each `lazy: () => import('./page.ts')` in plain JavaScript.
 * @throws when `lazy` is an object with an import for each property, which is not supported.
 */
export function lazyImports(code: string): LazyImport[] {
  if (!/lazy:/.test(code) || !code.includes('import(')) return [];
  const found: LazyImport[] = [];
  for (const node of descendants(parseAst(code) as unknown as Node)) {
    if (node.type !== 'Property' || !isNode(node['key']) || node['key']['name'] !== 'lazy') continue;
    const value = node['value'];
    const imported = isNode(value) ? importIn(value) : undefined;
    if (!isNode(value) || !imported) continue;
    if (value.type !== 'ArrowFunctionExpression') throw new Error("write lazy as `() => import('./page.ts')`");
    const source = isNode(imported['source']) ? imported['source']['value'] : undefined;
    if (typeof source === 'string') found.push({ source, function: value, import: imported });
  }
  return found;
}
