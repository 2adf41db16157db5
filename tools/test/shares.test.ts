import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overShare, readProcessorTime } from './shares.ts';

const shares = { api: 100, web: 100, posts: 10 };
const over = (measured: Record<string, number>) => overShare(new Map(Object.entries(measured)), shares);

describe('a task', () => {
  it('fails if it has outgrown its share by more than a quarter', () => {
    expect(over({ api: 100, web: 160, posts: 10 })).toEqual([
      expect.stringMatching(/^web: took 160 s .* its share is 100 s/),
    ]);
  });

  it('may take its share, on a machine of any speed', () => {
    for (const speed of [0.5, 1, 3])
      expect(over({ api: 100 * speed, web: 120 * speed, posts: 10 * speed })).toEqual([]);
  });

  it('may come from the cache, and then takes no time', () => expect(over({ web: 100 })).toEqual([]));

  it('may take a few seconds more to start', () => expect(over({ api: 100, web: 100, posts: 15 })).toEqual([]));

  it('needs a share', () =>
    expect(over({ api: 100, web: 100, brands: 1 })).toEqual([expect.stringMatching(/^brands: .*shares\.json/)]));
});

it.skipIf(process.platform !== 'linux')('a task counts with its children, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'processor-time-'));
  try {
    const log = join(folder, 'log');
    const work = 'while (process.cpuUsage().user < 300_000);';
    const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}]);`;
    execFileSync(process.execPath, ['-e', child], {
      env: {
        ...process.env,
        NODE_OPTIONS: `--require ${join(import.meta.dirname, 'noteProcessorTime.cjs')}`,
        PROCESSOR_TIME_LOG: log,
        PROCESSOR_TIME_TASK: '',
        NX_TASK_TARGET_PROJECT: 'probe',
        NX_TASK_TARGET_TARGET: 'test',
      },
    });
    const measured = readProcessorTime(log);
    expect([...measured.keys()]).toEqual(['probe:test']);
    expect(measured.get('probe:test')).toBeGreaterThan(0.1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
