import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../start/settings.ts';
import type { Entry } from './manifest.ts';

/** Imports of the workspace name source files; next to a built declaration the file is called `.js`. */
const sourceImport = /((?:from|import)\s*(?:\(\s*)?['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/**
 * TypeScript names types by the package that declares them, which a consumer may not list. These are imported from a package that
 * re-exports them.
 */
const passedOnBy = {
  '@tanstack/query-core': '@tanstack/react-query',
  'react-router': 'react-router-dom',
} as const;

/**
 * Writes the declarations of everything that a library's entries reach within it, beside the built modules. Types are checked by
 * `typecheck`; here only declarations that cannot be written are errors.
 *
 * @throws if the compiler reports such an error; it prints them
 */
export function writeDeclarations(folder: string, target: string, entries: readonly Entry[]): void {
  const work = join(target, '.declarations');
  mkdirSync(work);
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: work,
  };
  const ambient = globSync('src/**/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
  const files = [...entries.map(({ source }) => source), ...ambient];
  const config = { extends: join(folder, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', work], { stdio: 'inherit' });

  // Libraries are sources to one another, so those of other libraries are written, too.
  const own = join(work, relative(root, folder), 'src');
  for (const name of globSync('**/*.d.ts', { cwd: own })) {
    const file = join(own, name);
    writeFileSync(file, portable(readFileSync(file, 'utf8')));
  }
  cpSync(own, target, { recursive: true });
  rmSync(work, { recursive: true });
}

function portable(declaration: string): string {
  const text = declaration.replace(sourceImport, '$1.js');
  return Object.entries(passedOnBy).reduce(
    (result, [inner, outer]) => result.replaceAll(new RegExp(`(?<=['"])${inner}(?=['"])`, 'g'), outer),
    text,
  );
}
