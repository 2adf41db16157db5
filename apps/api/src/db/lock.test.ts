import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './lock.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it.runIf(existsSync('/proc/self/stat'))('is free again if its owner was killed and nobody has reaped it', async () => {
  // A stopped process cannot reap a child.
  const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; wait']);
  const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
  const owner = Number(line);
  writeFileSync(join(dataDir, 'database.lock'), `${owner}\n`);
  expect(() => lockDataDir(dataDir)).toThrow(`Another platform (pid ${owner})`);
  try {
    parent.kill('SIGSTOP');
    process.kill(owner, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${owner}/stat`, 'latin1')).toContain(' Z ');
    lockDataDir(dataDir)();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  } finally {
    parent.kill('SIGKILL');
  }
});
