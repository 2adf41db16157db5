import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const kept = join(root, 'node_modules/.cache/web-e2e');

/** Sources of a catalogue, besides imports. */
const sources = [
  'apps/{api,demo-catalogue}/src/**/*.{ts,sql,json}',
  'libs/api-contract/src/**/*.ts',
  'package-lock.json',
];

/**
 * Fills a new data folder with the platform's import of product files. The result is cached until its sources change, because a catalogue
 * takes a quarter of a minute.
 */
export async function fillData(
  dataDir: string,
  products: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const made = join(kept, keyOf(...products, env['CATALOG'] ?? 'demo'));
  if (!existsSync(made)) await makeData(made, products, env);
  await cp(made, dataDir, { recursive: true });
}

function keyOf(...given: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...given]));
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function makeData(
  target: string,
  products: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(kept, { recursive: true });
  await removeOld();
  const folder = await mkdtemp(join(kept, 'unfinished-'));
  const files = products.map((_, index) => join(folder, `products-${index}`));
  for (const [index, file] of files.entries()) await writeFile(file, products[index] ?? '');
  const program = join(root, 'apps/api/src/import.ts');
  const environment = { ...process.env, ...env, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [program, '--currency', 'USD', ...files], { env: environment });
  // Another run may have been faster.
  await rename(folder, target).catch(() => rm(folder, { recursive: true }));
}

/** Removes folders of earlier days: each takes 100 MB. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(kept)) {
    const folder = join(kept, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > 86_400_000) await rm(folder, { recursive: true, force: true });
  }
}
