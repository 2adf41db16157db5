import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { EmbeddedEngine } from './embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * A migrated, empty database that new ones are copies of: creating one takes seconds, copying a fraction of one. Kept between runs under a
 * name that changes with the migrations and the engine.
 */
export async function migratedTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(cacheFolder, `database-${version()}.tar`);
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    const dump = await dumpMigrated();
    keep(dump, path);
    return dump;
  }
}

/** An installation may be read-only: the next database then takes as long as this one. */
function keep(dump: Uint8Array, path: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(draft, dump);
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
  }
}

async function dumpMigrated(): Promise<Uint8Array<ArrayBuffer>> {
  const engine = await EmbeddedEngine.start({});
  const pool = engine.pool();
  await migrate(pool);
  await pool.end();
  const dump = await engine.dump();
  await engine.close();
  return dump;
}

function version(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, file)));
  }
  hash.update(manifest.dependencies['@electric-sql/pglite']);
  return hash.digest('hex').slice(0, 16);
}
