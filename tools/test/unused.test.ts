import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';

it('no file, export or dependency of the workspace is unused', { timeout: 180_000 }, async () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const found = await promisify(execFile)(process.execPath, [knip, '--no-progress'], { cwd: root }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(found).toBe('');
});
