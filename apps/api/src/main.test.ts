import { freePort } from '@social-shop/tools/start/ports';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Every test starts a process with an engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let running: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'platform-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The platform in a process of its own, as the launcher starts it: with a channel that closes with the launcher. */
function launch(environment: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, DATA_DIR: dataDir, CATALOG: 'none', LOG_LEVEL: 'info', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of streams) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('platform ready on')) resolve();
      });
    }
  });
  const exited = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))]).then(
    ([[code]]) => code as number | null,
  );
  return { child, ready, exited, output: () => output };
}

async function launchReady(environment: Record<string, string> = {}) {
  const port = await freePort();
  const platform = launch({ API_PORT: String(port), ...environment });
  await Promise.race([
    platform.ready,
    platform.exited.then(() => Promise.reject(new Error(`The platform ended: ${platform.output()}`))),
  ]);
  return { ...platform, port, base: `http://localhost:${port}` };
}

describe('the platform as a process', () => {
  it('prints its URL, finishes running requests on SIGTERM, and ends with 0', async () => {
    const { child, exited, base, port, output } = await launchReady({ FAULTS: 'on' });
    expect(output()).toContain(`platform ready on http://localhost:${port}\n`);
    await fetch(`${base}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/v1/experiments', delay_ms: 1_500 }),
    });
    const calls = Array.from({ length: 50 }, () => fetch(`${base}/v1/experiments/`));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const from = Date.now();
    child.kill('SIGTERM');
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await exited).toBe(0);
    expect(Date.now() - from).toBeLessThan(10_000);
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  it('ends if its launcher has gone', async () => {
    const { child, exited } = await launchReady();
    child.disconnect();
    expect(await exited).toBe(0);
  });

  it('says what to do about a busy port and a folder in use', async () => {
    const { port } = await launchReady();
    const samePort = launch({ API_PORT: String(port), DATA_DIR: join(dataDir, 'other') });
    expect(await samePort.exited).toBe(1);
    expect(samePort.output()).toBe(
      `Port ${port} is in use: stop what listens there, or set API_PORT to another port.\n`,
    );

    const sameFolder = launch({ API_PORT: String(await freePort()) });
    expect(await sameFolder.exited).toBe(1);
    expect(sameFolder.output()).toMatch(/^Another platform \(pid \d+\) uses DATA_DIR .*: stop it, or set DATA_DIR/);
  });

  it('refuses to start with a bad environment', async () => {
    const { exited, output } = launch({ API_PORT: 'http' });
    expect(await exited).toBe(1);
    expect(output()).toBe("API_PORT is 'http', expected a port from 1 to 65535.\n");
  });
});
