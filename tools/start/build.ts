import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, step } from './progress.ts';
import { root } from './settings.ts';

/** All inputs of the build. Tests, stories and generated files do not change it. */
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/*.{json,ts}',
  'apps/web/{src,server,build,public}/**/*.*',
  'libs/*/package.json',
  'libs/*/src/**/*.*',
  'tools/{vite,messages}/**/*.*',
];
const ignored = ['**/node_modules/**', '**/*.test.*', '**/*.stories.*'];

/** Inside the build's own folder: Vite empties it, so a stamp of another build can never be next to these files. */
const stampFile = join(root, 'apps/web/dist/server/inputs.sha256');

/** Builds the web application through Nx, unless the existing build is from the same files. */
export async function buildIfChanged(signal: AbortSignal): Promise<void> {
  const stamp = hashOfInputs();
  if (stamp === readStamp()) {
    console.log('✓ Build is up to date');
    return;
  }
  await step('Building the web application', () => nx(['run', '@social-shop/web:build'], signal));
  writeFileSync(stampFile, stamp);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root, exclude: ignored }).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs Nx to its end; shows its output if it fails. */
function nx(args: readonly string[], signal: AbortSignal): Promise<void> {
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules/nx/package.json'), 'utf8')) as {
    bin: { nx: string };
  };
  const child = spawn(process.execPath, [join(root, 'node_modules/nx', bin.nx), ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`${output}\nThe build failed: see the reason above.`));
    });
  });
}
