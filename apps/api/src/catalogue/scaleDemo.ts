import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { ensureDemoCatalogue } from './ensureDemo.ts';
import { Progress } from './progress.ts';
import { MOST_COPIES, scaleCatalogue } from './scale.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const usage = `Usage: npm run catalog:demo -- --scale N   (N from 1 to ${MOST_COPIES}: this many times the demo catalogue)`;

/** The requested number of catalogues; undefined if it is invalid. */
function readScale(args: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string', default: '1' } } });
    const scale = Number(values.scale);
    return Number.isInteger(scale) && scale >= 1 && scale <= MOST_COPIES ? scale : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the demo catalogue, multiplied if requested. @returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const scale = readScale(args);
  if (scale === undefined) {
    complain(usage);
    return 1;
  }
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  try {
    await ensureDemoCatalogue(db, { log: say });
    const progress = new Progress('Demo catalogue', 'copies');
    await scaleCatalogue(db, scale, { onProgress: progress.at });
    progress.end();
    say(`Demo catalogue: ${scale} times`);
  } finally {
    await close();
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(`Stopped. ${error instanceof Error ? error.message : String(error)} The same command continues from there.`);
  process.exitCode = 1;
}
