import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start/progress.ts';
import { installed, onPath } from './debianPackage.ts';

/** Debian keeps each version's programs apart, off the PATH. */
const debianFolder = '/usr/lib/postgresql';

const wanted = {
  title: 'PostgreSQL',
  package: 'postgresql',
  programs: ['psql'],
  otherwise: 'set POSTGRES_BIN to the folder that has its `initdb`',
};

/** The folder of PostgreSQL's server programs: the one named by POSTGRES_BIN, an installed one, or Debian's package. */
export async function findPostgres(): Promise<string> {
  const found = process.env['POSTGRES_BIN'] || postgresFolder();
  if (found) return found;
  await installed(wanted);
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
