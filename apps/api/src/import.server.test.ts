import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from './db/testing.ts';

const SLOW_MS = 120_000;
const program = join(import.meta.dirname, 'import.ts');
const header = 'Handle,Title,Vendor,Variant Price';

let folder: string;
let url: string;
beforeAll(async () => {
  url = await createDatabase(inject('databaseServer'));
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

const envOfNpm = () => ({
  ...process.env,
  INIT_CWD: folder,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: url,
  CATALOG: 'none',
});

/** Runs the command as npm does, from the folder of the files. */
const run = (...given: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [program, ...given], { env: envOfNpm() }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it(
  'imports file after file, refuses one that is none, and says what it left out of a damaged one',
  async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `mug-${index},Mug ${index},Oak Ltd,12`);
    await writeFile(join(folder, 'whole.csv'), [header, ...rows, ''].join('\n'));
    const damaged = rows.map((row, index) => (index < 25 ? row.replace(/12$/, 'twelve') : row));
    await writeFile(join(folder, 'damaged.csv'), [header, ...damaged, ''].join('\n'));
    await writeFile(join(folder, 'letter.csv'), 'Dear all,\n');

    const { code, stdout, stderr } = await run(
      '--currency',
      'USD',
      'damaged.csv',
      'letter.csv',
      'whole.csv',
      'missing.csv',
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^letter\.csv: refused, it has no column 'Handle'.* Nothing of it was imported\.$/m);
    expect(stderr).toMatch(/^missing\.csv: refused, there is no such file\.$/m);
    expect(stdout).toContain('damaged.csv: 5 products new, 0 changed, 0 unchanged; 5 variants; 25 rows left out');
    expect(stdout).toContain('whole.csv: 25 products new, 0 changed, 5 unchanged; 30 variants; 0 rows left out');

    const rejects = (await readFile(join(folder, 'damaged.csv.rejects.txt'), 'utf8')).trim().split('\n');
    // Each for its price, and because its product has no other row.
    expect(rejects).toHaveLength(50);
    expect(rejects[0]).toBe("damaged.csv, line 2 (mug-0): left out, 'twelve' is no price");
  },
  SLOW_MS,
);

it(
  'refuses a file without a known currency, and continues after one that fails in any way (K-M31, K-M38)',
  async () => {
    await writeFile(join(folder, 'cup.csv'), `${header}\ncup,Cup,Oak Ltd,12\n`);
    await writeFile(
      join(folder, 'jug.tsv'),
      'id\ttitle\tlink\tprice\tavailability\n1\tJug\thttps://a.example\t5 GBP\tin stock\n',
    );
    const told = await run('cup.csv', join('cup.csv', 'inside'), 'jug.tsv');
    expect(told.code).toBe(1);
    expect(told.stderr).toMatch(/^cup\.csv: refused, .*names no currency: say --currency and one of USD, EUR/m);
    // ENOTDIR: a failure that the code does not expect.
    expect(told.stderr).toMatch(/^inside: stopped, ENOTDIR/m);
    expect(told.stdout).toContain('jug.tsv: 1 products new');
  },
  SLOW_MS,
);

it(
  'continues if nobody reads its output any more, as in a pipe to `head` (K-M64)',
  async () => {
    await writeFile(join(folder, 'first.csv'), `${header}\nvase,Vase,Oak Ltd,12\n`);
    await writeFile(join(folder, 'second.csv'), `${header}\nbowl,Bowl,Oak Ltd,12\n`);
    const files = ['--currency', 'USD', 'first.csv', 'second.csv'];
    const child = spawn(process.execPath, [program, ...files], {
      env: envOfNpm(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    const { stdout } = await run(...files);
    expect(stdout).toContain('first.csv: 0 products new, 0 changed, 1 unchanged');
    expect(stdout).toContain('second.csv: 0 products new, 0 changed, 1 unchanged');
  },
  SLOW_MS,
);
