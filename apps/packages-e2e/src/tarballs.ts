import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishedLibraries } from '@social-shop/tools/package/manifest';

const execute = promisify(execFile);

/** Runs a program in a folder. Rejects with its output if it fails. */
export async function run(cwd: string, program: string, ...parameters: readonly string[]): Promise<void> {
  await execute(program, parameters, { cwd, shell: process.platform === 'win32' }).catch((error) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')}\n${stdout}${stderr}`, { cause: error });
  });
}

/** Packs every built library as for publishing; returns the tarballs' paths. */
export async function packAll(target: string): Promise<string[]> {
  const built = publishedLibraries().map((folder) => join(folder, 'dist'));
  const missing = built.filter((folder) => !existsSync(join(folder, 'package.json')));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')}: not built. \`nx run-many -t package\` builds each library whose package.json has the script "package": "node ../../tools/package/build.ts".`,
    );
  }
  await run(target, 'npm', 'pack', '--loglevel=error', '--pack-destination', target, ...built);
  return readdirSync(target).map((file) => join(target, file));
}
