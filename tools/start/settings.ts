import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './progress.ts';

export const root = resolve(import.meta.dirname, '../..');

/** The settings of platform and host that the start needs (P16). */
export interface Settings {
  readonly port: number;
  readonly apiPort: number;
  /** The address that both listen on. */
  readonly host: string;
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly embeddedDatabase: boolean;
}

/** Reads the environment with the modules of the two programs, whose errors name a bad value and what is expected. */
export async function readSettings(): Promise<Settings> {
  const platform = await envOf('apps/api/src/env.ts');
  const host = await envOf('apps/web/server/env.ts');
  return {
    port: host['port'] as number,
    apiPort: platform['apiPort'] as number,
    host: host['host'] as string,
    publicUrl: host['publicUrl'] as string,
    dataDir: platform['dataDir'] as string,
    embeddedDatabase: platform['databaseUrl'] === undefined,
  };
}

async function envOf(file: string): Promise<Record<string, unknown>> {
  const { readEnv } = (await import(pathToFileURL(join(root, file)).href)) as {
    readEnv(source: NodeJS.ProcessEnv): Record<string, unknown>;
  };
  try {
    return readEnv(process.env);
  } catch (error) {
    throw new StartError(`The environment has a value that cannot be used.\n${(error as Error).message}`);
  }
}

const MEGABYTE = 1024 * 1024;
/** Measured: the database with the demo catalogue, and space for generated pictures. */
const NEW_DATA_MB = 400;
const EXISTING_DATA_MB = 50;

/** Stops with a message if the data folder cannot be created or its disk has too little space. */
export function requireDataDir({ dataDir, embeddedDatabase }: Settings): void {
  const needed = existsSync(join(dataDir, 'database')) || !embeddedDatabase ? EXISTING_DATA_MB : NEW_DATA_MB;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be created (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder that you may write.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < needed) {
    throw new StartError(
      `The disk is full: ${dataDir} has ${free} MB free, the shop needs ${needed} MB.\nMake room on ${dirname(dataDir)}, or set DATA_DIR to a folder on another disk. Nothing was written.`,
    );
  }
}
