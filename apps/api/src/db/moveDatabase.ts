import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { openDatabase } from './database.ts';
import { StartFailure } from './failure.ts';
import { moveDatabase } from './move.ts';
import { analyze } from './write.ts';

/** `npm run db:move`: from the embedded database under DATA_DIR to the empty one on the server of DATABASE_URL. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (!databaseUrl) throw new StartFailure('Set DATABASE_URL to the PostgreSQL database to move to.');
  if (!existsSync(join(dataDir, 'database'))) throw new StartFailure(`There is no database in ${dataDir}.`);
  // Also makes sure that no platform uses it meanwhile.
  const source = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ url: databaseUrl });
    try {
      await moveDatabase(source, target, (table, rows) => console.log(`${table}: ${rows.toLocaleString('en')} rows`));
      await analyze(target.db);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  console.log(
    `Moved. Start the platform with the same DATABASE_URL and DATA_DIR; ${join(dataDir, 'database')} is unchanged.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(`Nothing was moved. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
