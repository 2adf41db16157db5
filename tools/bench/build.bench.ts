import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/settings.ts';
import type { Figure } from './figure.ts';

/** P8: what `npm start` builds, with nothing kept from before. */
export async function measure(): Promise<readonly Figure[]> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const started = performance.now();
  await promisify(execFile)(process.execPath, [vite, 'build', '--app'], { cwd: join(root, 'apps/web') });
  const seconds = (performance.now() - started) / 1_000;
  return [{ goal: 'P8', what: 'cold build', value: `${seconds.toFixed(1)} s`, limit: '≤ 20 s', met: seconds <= 20 }];
}
