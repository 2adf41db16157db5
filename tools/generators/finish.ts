import type { Tree } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Updates the lock file's dependencies of projects. A library of the workspace needs no registry. */
export function enterDependencies(tree: Tree): void {
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], {
    cwd: tree.root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** Adds a new library to the lock file, and links it into `node_modules` as an installation would. */
export function installLibrary(tree: Tree, library: string): void {
  enterDependencies(tree);
  const link = join(tree.root, 'node_modules/@social-shop', library);
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true, recursive: true });
  symlinkSync(join('..', '..', 'libs', library), link, 'junction');
}

/** Writes the migration from the last state of the database to the current tables. */
export function generateMigration(tree: Tree, name: string): void {
  const drizzleKit = join(tree.root, 'node_modules/drizzle-kit/bin.cjs');
  execFileSync(process.execPath, [drizzleKit, 'generate', '--name', name], {
    cwd: join(tree.root, 'apps/api'),
    stdio: 'inherit',
  });
}
