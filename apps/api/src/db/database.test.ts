import { sql } from 'drizzle-orm';
import { execSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaObjects } from '../modules/media/schema.ts';
import { openDatabase } from './database.ts';

let dataDir: string;
const started = new Set<ChildProcess>();
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'platform-'));
});
afterEach(async () => {
  // A test that failed or timed out leaves no process that would hold its folder.
  for (const child of started) child.kill('SIGKILL');
  await Promise.all([...started].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  started.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

const media = () => ({
  id: randomUUID(),
  type: 'image' as const,
  width: 1,
  height: 1,
  dominantColor: '#ffffff',
  alt: '',
  recipe: { kind: 'avatar', seed: '', palette: '' } as const,
});

/** Runs `code` in a process of its own, with `openDatabase` and the folder in scope; yields its lines as they are printed. */
function start(code: string) {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
    const dataDir = ${JSON.stringify(dataDir)};
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  return { child, lines: createInterface(child.stdout) };
}

// Each starts engines or processes, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

describe('an embedded database in a folder', () => {
  it('keeps its data, and migrates again without harm', async () => {
    const first = await openDatabase({ dataDir });
    const row = media();
    await first.db.insert(mediaObjects).values(row);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.select({ id: mediaObjects.id }).from(mediaObjects)).toEqual([{ id: row.id }]);
    await second.close();
  });

  // K-X10
  it.skipIf(process.platform === 'win32')(
    'is readable for its user only, even if it was open to all before',
    async () => {
      const openPaths = () =>
        ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
          (path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0,
        );
      await (await openDatabase({ dataDir })).close();
      expect(openPaths()).toEqual([]);
      for (const path of ['.', 'database', 'database/base']) chmodSync(join(dataDir, path), 0o755);
      for (const path of ['database/postgresql.conf', 'database/PG_VERSION']) chmodSync(join(dataDir, path), 0o666);
      const again = await openDatabase({ dataDir });
      expect(openPaths()).toEqual([]);
      await again.close();
    },
  );

  it('is complete after a backup and restore as docs/operations.md describes', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const [backup = '', restore = '', ...others] = page.match(/^tar .*$/gm) ?? [];
    expect(others).toEqual([]);
    const folder = join(dataDir, '.data');
    const first = await openDatabase({ dataDir: folder });
    const row = media();
    await first.db.insert(mediaObjects).values(row);
    await first.close();
    execSync(backup, { cwd: dataDir });
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    execSync(restore, { cwd: dataDir });
    const second = await openDatabase({ dataDir: folder });
    expect(await second.db.select({ id: mediaObjects.id }).from(mediaObjects)).toEqual([{ id: row.id }]);
    await second.close();
  });

  it('is opened by one process at a time', async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `Another platform (pid ${process.pid}) uses DATA_DIR ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
    await first.close();
    await (await openDatabase({ dataDir })).close();
  });

  it('keeps every acknowledged row if its process is killed while writing, and opens again', async () => {
    const folder = dataDir;
    const { child, lines } = start(`
      const { pool } = await openDatabase({ dataDir });
      await pool.query('CREATE TABLE counted (n integer PRIMARY KEY)');
      for (let n = 1; ; n += 1) {
        await pool.query('INSERT INTO counted VALUES ($1)', [n]);
        console.log(String(n));
      }`);
    const dead = once(child, 'exit');
    let acknowledged = 0;
    // By listener, not by iteration: lines that were printed after the kill count, and slow iteration would block the process.
    lines.on('line', (line) => {
      acknowledged = Number(line);
      if (acknowledged >= 50) child.kill('SIGKILL');
    });
    await Promise.all([dead, once(lines, 'close')]);
    const { db, close } = await openDatabase({ dataDir: folder });
    const { rows } = await db.execute<{ count: number; last: number }>(
      sql`SELECT count(*)::int AS count, max(n) AS last FROM counted`,
    );
    await close();
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.count).toBe(rows[0]?.last);
  });

  it('is created again if its process is killed while creating it', async () => {
    const { child } = start('await openDatabase({ dataDir });');
    const dead = once(child, 'exit');
    const begun = () => existsSync(join(dataDir, 'database.new/base')) || existsSync(join(dataDir, 'database'));
    await expect.poll(begun, { timeout: 120_000, interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await dead;
    await (await openDatabase({ dataDir })).close();
  });

  it('gives the lock of a dead process to exactly one of those that start together', async () => {
    const gone = spawn(process.execPath, ['--eval', '']);
    await once(gone, 'exit');
    writeFileSync(join(dataDir, 'database.lock'), `${gone.pid}\n`);
    const lock = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
    const starters = Array.from({ length: 6 }, () =>
      start(`
        const { lockDataDir } = await import(${lock});
        try { lockDataDir(dataDir); console.log('holds'); setTimeout(() => {}, 60_000); }
        catch (error) { console.log(error.message); }`),
    );
    const outcomes = await Promise.all(starters.map(async ({ lines }) => String((await once(lines, 'line'))[0])));
    const owner = Number.parseInt(readFileSync(join(dataDir, 'database.lock'), 'utf8'), 10);
    for (const { child } of starters) child.kill('SIGKILL');
    expect(outcomes.filter((outcome) => outcome === 'holds')).toHaveLength(1);
    expect(starters[outcomes.indexOf('holds')]?.child.pid).toBe(owner);
    expect(outcomes.filter((outcome) => outcome.startsWith('Another platform'))).toHaveLength(5);
  });

  it('says what to do about a damaged folder, and releases its lock', async () => {
    await (await openDatabase({ dataDir })).close();
    writeFileSync(join(dataDir, 'database/global/pg_control'), 'not a control file');
    const open = openDatabase({ dataDir });
    await expect(open).rejects.toThrow(join(dataDir, 'database'));
    await expect(open).rejects.toThrow('move the folder away and start again');
    rmSync(join(dataDir, 'database'), { recursive: true });
    await (await openDatabase({ dataDir })).close();
  });
});

describe('a database in memory', () => {
  it('is separate for each caller that opens one, and serves concurrent queries', async () => {
    const [one, other] = await Promise.all([openDatabase({ memory: true }), openDatabase({ memory: true })]);
    await one.db.insert(mediaObjects).values(media());
    expect(await other.db.$count(mediaObjects)).toBe(0);
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => one.pool.query<{ n: number }>('SELECT $1::int AS n', [n])),
    );
    expect(responses.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    await Promise.all([one.close(), other.close()]);
  });

  it('keeps no memory of its results', async () => {
    const { pool, close } = await openDatabase({ memory: true });
    const read = async (megabytes: number) => {
      for (let n = 0; n < megabytes; n += 1) await pool.query(`SELECT repeat('x', 1000000)`);
      return process.memoryUsage().rss / 1_000_000;
    };
    const before = await read(20);
    expect((await read(200)) - before).toBeLessThan(100);
    await close();
  });

  it('rolls back the transaction of a broken connection', async () => {
    const { pool, db, close } = await openDatabase({ memory: true });
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("SET search_path TO 'nowhere'");
    await client.query(`INSERT INTO public.milestones (name, version, at) VALUES ('half', 1, now())`);
    client.release(true);
    const { rows } = await db.execute(sql`SELECT * FROM milestones`);
    expect(rows).toEqual([]);
    await close();
  });
});

it('an unreachable server is named, without its password', async () => {
  const open = openDatabase({ url: 'postgres://me:secret@localhost:1/shop' });
  await expect(open).rejects.toThrow(
    /^The database server localhost:1 cannot be used \(.*ECONNREFUSED.*\): start it, or correct DATABASE_URL\.$/,
  );
  await expect(open).rejects.not.toThrow(/secret/);
});
