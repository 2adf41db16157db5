import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase, type Db } from '../db/database.ts';
import { ensureDemoCatalogue } from './ensureDemo.ts';

const SLOW_MS = 300_000;
const makeInChild = `
  const { openDatabase } = await import(${JSON.stringify(new URL('../db/database.ts', import.meta.url).href)});
  const { ensureDemoCatalogue } = await import(${JSON.stringify(new URL('./ensureDemo.ts', import.meta.url).href)});
  const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR });
  // Progress is reported once a second. On a fast machine there would be none, and the test would not know when to kill.
  let now = Date.now();
  Date.now = () => (now += 1_000);
  await ensureDemoCatalogue(db, { log: (line) => console.log(line) });
  await close();
`;

async function countRows(db: Db) {
  const { rows } = await db.execute<{ posts: string; products: string; milestones: string }>(
    sql`select (select count(*) from posts) as posts, (select count(*) from products) as products,
      (select count(*) from milestones) as milestones`,
  );
  return rows[0];
}

it(
  'leaves nothing if it is killed halfway, and the next start creates all of it',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
    try {
      const script = join(dataDir, 'make.mjs');
      await writeFile(script, makeInChild);
      const child = spawn(process.execPath, [script], {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface(child.stdout)) {
        if (line.startsWith('Demo catalogue: products ')) break;
      }
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');

      const database = await openDatabase({ dataDir });
      expect(await countRows(database.db)).toMatchObject({ posts: '0', milestones: '0' });

      const lines: string[] = [];
      const start = performance.now();
      await ensureDemoCatalogue(database.db, { log: (line) => lines.push(line) });
      console.info(`The demo catalogue took ${((performance.now() - start) / 1_000).toFixed(1)} s`);
      expect(await countRows(database.db)).toMatchObject({ posts: '5000', milestones: '2' });
      expect(lines.at(-1)).toBe('Demo catalogue: ready');

      await ensureDemoCatalogue(database.db, { log: (line) => lines.push(line) });
      expect(lines.at(-1)).toBe('Demo catalogue: ready');
      expect(lines.filter((line) => line.endsWith('composing'))).toHaveLength(1);
      await database.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  SLOW_MS,
);
