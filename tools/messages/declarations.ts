import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** A text as `src/messages.ts` declares it, and the position of its object literal in the file. */
export interface Declaration {
  id: string;
  description: string;
  defaultMessage: string;
  start: number;
  end: number;
}

/**
 * Returns the texts that a module declares with `defineMessages`. They are parsed, not run: all three fields must be literals, which also
 * lets a build strip them.
 */
export function readDeclarations(code: string, file: string): Declaration[] {
  const { program, errors } = parseSync(file, code);
  const [syntaxError] = errors;
  if (syntaxError) throw new Error(`${file}: ${syntaxError.message}`);
  const declarations: Declaration[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [texts] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineMessages') return;
      for (const { value } of properties(texts, file)) {
        const fields = new Map(properties(value, file).map((field) => [field.name, literal(field.value, file)]));
        const [id, description, defaultMessage] = [
          fields.get('id'),
          fields.get('description'),
          fields.get('defaultMessage'),
        ];
        if (id === undefined || description === undefined || defaultMessage === undefined || fields.size > 3)
          throw new Error(
            `${file}: a message is { id, description, defaultMessage }, at ${code.slice(value.start, value.end)}`,
          );
        declarations.push({ id, description, defaultMessage, start: value.start, end: value.end });
      }
    },
  }).visit(program);
  return declarations;
}

function properties(node: ESTree.Node | undefined, file: string): { name: string; value: ESTree.Node }[] {
  if (node?.type !== 'ObjectExpression') throw new Error(`${file}: messages are object literals`);
  return node.properties.map((property) => {
    if (property.type !== 'Property' || property.computed)
      throw new Error(`${file}: messages are spelled out, not computed`);
    const name = property.key.type === 'Identifier' ? property.key.name : literal(property.key, file);
    return { name, value: property.value };
  });
}

function literal(node: ESTree.Node, file: string): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    const text = node.quasis[0]?.value.cooked;
    if (typeof text === 'string') return text;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return literal(node.left, file) + literal(node.right, file);
  throw new Error(`${file}: the fields of a message are literal strings`);
}
