import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Progress } from './catalogue/progress.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env.ts';
import { replaceMerchantLexicon } from './modules/search/merchantLexicon.ts';
import { rebuildIndex } from './modules/search/rebuild.ts';

const usage =
  'Usage: npm run search:index [-- --lexicon FILE]   (FILE: the merchant’s own words, as in docs/operations.md)';

/** `npm run search:index`: rebuilds the search index while the platform runs, with a merchant's lexicon if one is given. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { lexicon: { type: 'string' } } });
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  try {
    // npm runs scripts in the workspace's folder; file names are relative to the caller's.
    const file = values.lexicon && resolve(process.env['INIT_CWD'] ?? '.', values.lexicon);
    if (file) await db.transaction((transaction) => replaceMerchantLexicon(transaction, file));
    const progress = new Progress('Search index', 'documents');
    await rebuildIndex(db, progress.at);
    progress.end();
    process.stdout.write('Search index: ready\n');
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`Stopped. ${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  process.exitCode = 1;
}
