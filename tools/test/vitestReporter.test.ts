import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { readResults } from './results.ts';

/** Runs a suite of one file as its Nx task does. */
async function resultsOf(text: string) {
  const folder = mkdtempSync(join(root, 'node_modules/.suite-'));
  try {
    writeFileSync(join(folder, 'probe.test.js'), `import { expect, it } from 'vitest';\n${text}`);
    writeFileSync(
      join(folder, 'vitest.config.js'),
      "export default { test: { include: ['*.test.js'], exclude: [] } };",
    );
    const reporter = join(import.meta.dirname, 'vitestReporter.ts');
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--reporter=${reporter}`];
    const env = { ...process.env, NX_TASK_TARGET_TARGET: 'probe', PROCESSOR_TIME_LOG: '' };
    await new Promise((resolve) => execFile(process.execPath, args, { cwd: folder, env }, resolve));
    return readResults(folder, 'probe');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('counts passed tests and names failed and skipped ones, with the reason', async () => {
  expect(
    await resultsOf(`
      it('passes', () => {});
      it('fails', () => expect(1).toBe(2));
      it('is skipped', (context) => context.skip('no PostgreSQL here'));
      it.todo('is not written');`),
  ).toEqual({
    passed: 1,
    failed: ['probe.test.js > fails'],
    skipped: [
      { name: 'probe.test.js > is skipped', reason: 'no PostgreSQL here' },
      { name: 'probe.test.js > is not written' },
    ],
    retried: [],
  });
});

it('names tests that passed on a retry', async () => {
  const text = "let tries = 0;\nit('passes the second time', { retry: 1 }, () => expect(++tries).toBe(2));";
  expect(await resultsOf(text)).toMatchObject({
    passed: 1,
    failed: [],
    retried: ['probe.test.js > passes the second time'],
  });
});

it('counts a file that fails before its tests as failed', async () => {
  const results = await resultsOf("it('is never reached', () => {});\nthrow new Error('broken');");
  expect(results).toMatchObject({ passed: 0, failed: [expect.stringContaining('broken')] });
});

it('counts an error outside of any test as failed', async () => {
  const results = await resultsOf("it('passes', () => { setTimeout(() => { throw new Error('late'); }); });");
  expect(results?.failed).toEqual(['outside of any test: late']);
});
