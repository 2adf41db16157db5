import { createWriteStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase, type Db } from './db/database.ts';
import { readEnv } from './env.ts';
import { nameOfPlace, NotAProductFile, type Reject } from './import/fileProduct.ts';
import { importProducts, type ImportReport } from './import/importProducts.ts';
import { currencyAsker, readArguments, usage, type ImportArguments } from './import/arguments.ts';
import { readProductFile } from './import/productFile.ts';
import { ensureDemoCatalogue } from './catalogue/ensureDemo.ts';
import { Progress } from './catalogue/progress.ts';

// A reader of the output, such as `head`, may end first; the import continues.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** More rejects than this are listed in a file next to the product file. */
const MOST_PRINTED = 20;

/** Imports product files into the platform's database. @returns the exit code: 1 if a file was refused or aborted. */
async function main(given: readonly string[]): Promise<number> {
  const settings = readArguments(given);
  if (typeof settings === 'string') {
    complain(`${settings}\n${usage}`);
    return 1;
  }
  const env = readEnv(process.env);
  const database = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  let failed = 0;
  try {
    // The posts are placed among those of the demo, so these are created first.
    if (env.demoCatalogue) await ensureDemoCatalogue(database.db, { log: say });
    for (const file of settings.files) {
      // npm runs scripts in the workspace's folder; file names are relative to the caller's.
      const path = resolve(process.env['INIT_CWD'] ?? '.', file);
      try {
        await importFile(database.db, path, env.dataDir, settings);
      } catch (error) {
        // Whatever is wrong with one file, the next one is read.
        failed++;
        complain(`${basename(file)}: ${whyFailed(error)}`);
      }
    }
  } finally {
    await database.close();
  }
  return failed > 0 ? 1 : 0;
}

async function importFile(
  db: Db,
  path: string,
  dataDir: string,
  { currency, language }: ImportArguments,
): Promise<void> {
  const name = basename(path);
  const now = new Date();
  say(`${name}: importing`);
  const reading = new Progress(`${name}: reading`, 'bytes');
  const askCurrency = currencyAsker(name, currency);
  const file = await readProductFile(path, { now, askCurrency, onProgress: reading.at });
  try {
    reading.end();
    const writing = new Progress(`${name}: importing`, 'products');
    const report = await importProducts(db, file, { dataDir, now, language, onProgress: writing.at });
    writing.end();
    await reportRejects(path, file.rejected, file.rejects);
    reportImport(name, file.rejected, report);
  } finally {
    file.close();
  }
}

function whyFailed(error: unknown): string {
  if (error instanceof NotAProductFile) return `refused, ${error.message}. Nothing of it was imported.`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'refused, there is no such file.';
  if (code === 'EISDIR') return 'refused, it is a folder.';
  if (code === 'EACCES') return 'refused, it may not be read.';
  return `stopped, ${message}. What was written stays; import it again.`;
}

/** A few are printed, many are written to a file next to the product file. */
async function reportRejects(path: string, count: number, rejects: () => Iterable<Reject>): Promise<void> {
  if (count > MOST_PRINTED) {
    const list = `${path}.rejects.txt`;
    try {
      await pipeline(linesOf(basename(path), rejects()), createWriteStream(list));
      say(`${basename(path)}: ${count} rows left out, each with its reason in ${list}`);
      return;
    } catch (error) {
      complain(`${list} cannot be written (${(error as NodeJS.ErrnoException).code}), so it follows here.`);
    }
  }
  for (const line of linesOf(basename(path), rejects())) process.stdout.write(line);
}

function* linesOf(file: string, rejects: Iterable<Reject>): Generator<string> {
  for (const reject of rejects) yield `${file}, ${nameOfPlace(reject)}: left out, ${reject.reason}\n`;
}

function reportImport(name: string, rejected: number, { products, variants, posts, pictures }: ImportReport): void {
  say(
    `${name}: ${products.new} products new, ${products.changed} changed, ${products.unchanged} unchanged; ` +
      `${variants} variants; ${rejected} rows left out; ${posts} new posts`,
  );
  const reason = pictures.reason ? ` (${pictures.reason})` : '';
  say(`${name}: ${pictures.fetched} pictures fetched, ${pictures.composed} products shown by drawings${reason}`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(`Import stopped. ${error instanceof Error ? error.message : String(error)} Then import again.`);
  process.exitCode = 1;
}
