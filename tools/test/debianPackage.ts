import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError, step } from '../start/progress.ts';

const run = promisify(execFile);

/** The first of these programs on the PATH. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program that the checks need: its title, its Debian package, and another way to get it. */
interface Wanted {
  readonly title: string;
  readonly package: string;
  readonly programs: readonly string[];
  readonly otherwise: string;
}

/** Installs a program from Debian's package, if this user may, and returns its path. */
export async function installed({ title, package: name, programs, otherwise }: Wanted): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    throw new StartError(
      `The checks need ${title} and there is none. Install it (Debian: \`sudo apt-get install ${name}\`), or ${otherwise}.`,
    );
  }
  await step(`Installing ${title} from the Debian package`, async () => {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
    try {
      await run('apt-get', ['update', '-qq'], options);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    } catch (error) {
      throw new StartError(
        `apt-get could not install ${title}. Fix the problem below, or ${otherwise}.\n${(error as Error).message}`,
      );
    }
  });
  const path = onPath(...programs);
  if (!path) throw new StartError(`apt-get installed ${title}, but none of ${programs.join(', ')} is on the PATH.`);
  return path;
}
