import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Entry } from './manifest.ts';

/** Imports of the workspace name source files; beside a built declaration the file is called `.js`. */
const sourceImport = /((?:from|import)\s*(?:\(\s*)?['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/**
 * TypeScript names types by the package that declares them, which a consumer may not list. These are imported from a package that
 * re-exports them.
 */
const passedOnBy = {
  '@tanstack/query-core': '@tanstack/react-query',
  'react-router': 'react-router-dom',
} as const;

/** Writes the declarations of everything that a library's entries reach within it, beside the built modules. */
export function writeDeclarations(folder: string, target: string, entries: readonly Entry[]): void {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const ambient = globSync('src/**/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
  const program = ts.createProgram([...entries.map(({ source }) => source), ...ambient], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
  const own = `${join(folder, 'src').split(sep).join('/')}/`;
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(own) || file.isDeclarationFile) continue;
    const { diagnostics } = program.emit(
      file,
      (_, text) => {
        const name = relative(own, file.fileName).replace(/\.tsx?$/, '.d.ts');
        mkdirSync(dirname(join(target, name)), { recursive: true });
        writeFileSync(join(target, name), portable(text));
      },
      undefined,
      true,
    );
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  }
}

function portable(declaration: string): string {
  const text = declaration.replace(sourceImport, '$1.js');
  return Object.entries(passedOnBy).reduce(
    (result, [inner, outer]) => result.replaceAll(new RegExp(`(?<=['"])${inner}(?=['"])`, 'g'), outer),
    text,
  );
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
