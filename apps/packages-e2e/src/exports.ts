import { entriesOf, readManifest, type Entry } from '@social-shop/tools/package/manifest';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The public API of a library: each entry of its package with its exported names, as in `exports.txt`. */
export function listExports(folder: string): string {
  const { name } = readManifest(folder);
  const entries = entriesOf(folder).map((entry) => [entry.subpath, ...namesOf(entry).map((line) => `  ${line}`)]);
  return [`What others may use of ${name}.`, ...entries.map((lines) => lines.join('\n'))].join('\n\n').concat('\n');
}

/** Lint requires named exports in entries, so reading the file is enough. */
function namesOf({ source }: Entry): string[] {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap(exportedNames).sort();
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const names =
      statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
    return names.map(({ name, isTypeOnly }) => (statement.isTypeOnly || isTypeOnly ? `type ${name.text}` : name.text));
  }
  if (!ts.canHaveModifiers(statement)) return [];
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : '?'));
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [`type ${statement.name.text}`];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  return [];
}
