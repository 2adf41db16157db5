import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { root } from '../start/settings.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** An event as the builder of a library makes it. */
export interface EventBuilder {
  readonly library: string;
  readonly builder: string;
  /** With `{…}` for what a caller gives. */
  readonly name: string;
  readonly properties: readonly string[];
  /** The sentence above the builder. */
  readonly when: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descendants(child);
}

const keyOf = ({ key }: Node) => {
  const { name, value } = key as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
};

const textOf = (node: Node, code: string) =>
  code
    .slice(node.start, node.end)
    .replaceAll(/^['"`]|['"`]$/g, '')
    .replaceAll(/\$\{(\w+)\}/g, '{$1}');

function builderOf(statement: Node, code: string, library: string): EventBuilder | undefined {
  const objects = [...descendants(statement)].filter(({ type }) => type === 'ObjectExpression');
  const member = (object: Node | undefined, name: string) =>
    (object?.['properties'] as Node[] | undefined)?.find((each) => keyOf(each) === name)?.['value'] as Node | undefined;
  const event = objects.find((object) => member(object, 'name') && member(object, 'properties'));
  const name = member(event, 'name');
  if (!name) return undefined;
  const properties = ((member(event, 'properties')?.['properties'] ?? []) as Node[]).filter(
    ({ type }) => type === 'Property',
  );
  const comment = code.slice(0, statement.start).trimEnd().split('/**').at(-1) ?? '';
  return {
    library,
    builder: /(?:const|function) (\w+)/.exec(code.slice(statement.start, statement.end))?.[1] ?? '',
    name: textOf(name, code),
    properties: properties.map(keyOf),
    when: comment
      .replace('*/', '')
      .split('\n')
      .map((line) => line.trim().replace(/^\* ?/, ''))
      .join(' ')
      .trim(),
  };
}

/** Every event of the shop, from the `events.ts` of each library and of the host. */
export function eventBuilders(): EventBuilder[] {
  const files = globSync('{libs/*,apps/web}/src/{,*/}events.ts', { cwd: root }).sort();
  return files.flatMap((file) => {
    const [, library = ''] = file.split('/');
    const code = readFileSync(join(root, file), 'utf8');
    // Types become spaces, so that places in the code stay as they are.
    const { body } = parseAst(stripTypeScriptTypes(code)) as unknown as { readonly body: readonly Node[] };
    return body.flatMap((statement) => builderOf(statement, code, library) ?? []);
  });
}

/** `docs/events.md`. */
export function eventsPage(builders: readonly EventBuilder[]): string {
  const rows = builders.map(({ library, builder, name, properties, when }) => {
    const shown = properties.map((property) => `\`${property}\``).join(', ');
    return `| \`${name}\` | ${library} | \`${builder}\` | ${shown} | ${when} |`;
  });
  return `# Events

Made from the \`events.ts\` of each library. To update it, run \`npx vitest run test/events.test.ts --update\` in \`tools\`.

Each event also has an \`id\`, the name of its page, and its time. Nothing is recorded without consent, and no event has a mail address, a
token, a code or a state; a referrer is an origin. The [README](../libs/analytics/README.md) of analytics says how events are sent.

| Event | Library | Builder | Properties | When |
| ----- | ------- | ------- | ---------- | ---- |
${rows.join('\n')}
`;
}
