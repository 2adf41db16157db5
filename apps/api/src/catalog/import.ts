import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { importFile, type ImportReport } from './import/import-file.ts';
import { NotAProductFile } from './import/product-file.ts';
import { ensureDemoCatalogue } from './index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Imports product files into the platform's database. @returns the exit code: 1 when a file was refused. */
async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    complain('Usage: npm run catalog:import -- FILE…   (product files in Shopify’s CSV format)');
    return 1;
  }
  const env = readEnv(process.env);
  const database = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  let refused = 0;
  try {
    // The posts are placed among those of the demo, so these come first.
    if (env.demoCatalogue) await ensureDemoCatalogue(database.db, { log: say });
    for (const file of files) {
      // npm runs scripts in the workspace's folder; the files are named from where it was called.
      const path = resolve(process.env['INIT_CWD'] ?? '.', file);
      say(`${basename(file)}: importing`);
      try {
        const bytes = await readFile(path);
        report(basename(file), await importFile(database.db, bytes, { dataDir: env.dataDir, now: new Date() }));
      } catch (error) {
        refused++;
        complain(`${basename(file)}: refused, ${reasonOf(error)}`);
      }
    }
  } finally {
    await database.close();
  }
  return refused > 0 ? 1 : 0;
}

function reasonOf(error: unknown): string {
  if (error instanceof NotAProductFile) return `${error.message}. Nothing of it was imported.`;
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'there is no such file.';
  if ((error as NodeJS.ErrnoException).code === 'EISDIR') return 'it is a folder.';
  throw error;
}

function report(file: string, { products, variants, posts, rejects, pictures }: ImportReport): void {
  for (const { line, reason } of rejects) say(`${file}, line ${line}: left out, ${reason}`);
  say(
    `${file}: ${products.new} products new, ${products.changed} changed, ${products.unchanged} unchanged; ` +
      `${variants} variants; ${rejects.length} rows left out; ${posts} new posts`,
  );
  const reason = pictures.reason ? ` (${pictures.reason})` : '';
  say(`${file}: ${pictures.fetched} pictures fetched, ${pictures.composed} products shown by drawings${reason}`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(`Import stopped. ${error instanceof Error ? error.message : String(error)} Then import again.`);
  process.exitCode = 1;
}
