import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/settings.ts';
import type { Figure } from './figure.ts';

const run = promisify(execFile);

/** G8: the build of `npm start` without caches, and separately the packages that are published. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await secondsOf('vite/bin/vite.js', ['build', '--app'], 'apps/web');
  const packages = await secondsOf('nx/dist/bin/nx.js', ['run-many', '-t', 'package', '--skip-nx-cache'], '.');
  return [
    { goal: 'G8', what: 'cold build', value: `${shop.toFixed(1)} s`, limit: '≤ 20 s', met: shop <= 20 },
    { goal: 'G8', what: 'packages of all libraries', value: `${packages.toFixed(1)} s`, limit: 'none', met: true },
  ];
}

async function secondsOf(program: string, args: readonly string[], folder: string) {
  const started = performance.now();
  await run(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: join(root, folder) });
  return (performance.now() - started) / 1_000;
}
