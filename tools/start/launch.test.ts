import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let workspace: string;

const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'launch-'));
  write('package.json', JSON.stringify({ name: 'probe', version: '0.0.0', dependencies: { a: '1.0.0' } }));
  write('package-lock.json', JSON.stringify({ name: 'probe', lockfileVersion: 3, requires: true, ...lock }));
  write('tools/start/start.ts', "console.log('started with', process.argv.slice(2).join(' '));\n");
  cpSync(join(import.meta.dirname, 'launch.cjs'), join(workspace, 'tools/start/launch.cjs'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}

/** A replacement for npm, so an install can end in every way; it records that it ran. */
function npmThat(does: string) {
  write(
    'npm-cli.js',
    `require('node:fs').appendFileSync('npm-ran', process.argv.slice(2).join(' ') + '\\n');\n${does}`,
  );
  return { npm_execpath: join(workspace, 'npm-cli.js') };
}

const installs = `
  require('node:fs').mkdirSync('node_modules', { recursive: true });
  require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;

const npmRan = () => existsSync(join(workspace, 'npm-ran'));
const installed = () => write('node_modules/.package-lock.json', JSON.stringify(lock));

/** Simulates another Node: only the properties that the launcher reads. */
function nodeThatIs(version: string, platform: string) {
  write(
    'other-node.cjs',
    `Object.defineProperty(process, 'version', { value: '${version}' });
     Object.defineProperty(process, 'platform', { value: '${platform}' });`,
  );
  return { NODE_OPTIONS: `--require ${join(workspace, 'other-node.cjs')}` };
}

function launching(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['tools/start/launch.cjs', ...args], {
    cwd: workspace,
    env: { PATH: process.env['PATH'], HOME: workspace, ...env },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended, output: () => output };
}

const launch = (args: readonly string[], env?: Record<string, string>) => launching(args, env).ended;

describe('installing', () => {
  it('is skipped if the packages of the lock file are there', async () => {
    installed();
    const { code, output } = await launch(['start', '--probe'], npmThat(installs));
    expect({ code, output, npm: npmRan() }).toEqual({ code: 0, output: 'started with --probe\n', npm: false });
  });

  it('happens if there are none, with optional and development packages whatever the machine prefers', async () => {
    const { code, output } = await launch(['start'], npmThat(installs));
    expect(code).toBe(0);
    expect(output).toContain('started with');
    expect(readFileSync(join(workspace, 'npm-ran'), 'utf8')).toMatch(/^ci .*--include=dev --include=optional/);
  });

  it('happens again if the lock file has changed since', async () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock).replace('1.0.0', '0.9.0'));
    await launch(['start'], npmThat(installs));
    expect(npmRan()).toBe(true);
  });

  it('that was aborted counts as none, even if an older one was complete', async () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock).replace('1.0.0', '0.9.0'));
    const cut = await launch(['start'], npmThat("process.kill(process.pid, 'SIGKILL');"));
    expect(cut.code).toBe(1);
    expect(cut.output).toContain('starts over');
    expect(existsSync(join(workspace, 'node_modules/.package-lock.json'))).toBe(false);
    expect((await launch(['start'], npmThat(installs))).output).toContain('started with');
  });

  it.each([
    ['a full disk', 'npm error code ENOSPC', /disk is full.*about 1\.5 GB, \d+ MB is free/s],
    ['files of another user', 'npm error code EACCES', /check who owns the folder/],
    ['an outdated lock file', 'npm error code EUSAGE', /Run `npm install`/],
    ['an unknown reason', 'npm error code EOTHER', /see the reason above/],
  ])('says what to do about %s', async (_, reason, message) => {
    const { code, output } = await launch(['start'], npmThat(`console.error('${reason}'); process.exit(1);`));
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).toContain('run the same command again');
  });

  it('says that the registry cannot be reached, by the real npm', async () => {
    const { code, output } = await launch(['start'], { npm_config_registry: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(output).toContain('npm could not reach the registry: check the connection or proxy');
    expect(existsSync(join(workspace, 'node_modules/.package-lock.json'))).toBe(false);
  }, 300_000);

  it('uses the pinned Node if the machine’s is older, because npm leaves out packages that do not fit its own', async () => {
    const name = `node-linux-${process.arch}`;
    const packages = { ...lock.packages, [`node_modules/${name}`]: { version: '24.21.0', integrity: 'sha512-n' } };
    write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
    write('pinned-node', `#!/bin/sh\necho "$PWD: $*" >> '${workspace}/pinned-ran'\nexec '${process.execPath}' "$@"\n`);
    chmodSync(join(workspace, 'pinned-node'), 0o755);
    const env = npmThat(`
      const { packages } = JSON.parse(require('node:fs').readFileSync('package-lock.json', 'utf8'));
      require('node:fs').cpSync('${workspace}/pinned-node', 'node_modules/${name}/bin/node');
      if (packages['node_modules/${name}'].integrity !== 'sha512-n') process.exit(1);
      if (packages['node_modules/a']) { ${installs} }`);
    const { code, output } = await launch(['start'], { ...env, ...nodeThatIs('v20.0.0', 'linux') });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('started with') as string });
    const [install = ''] = readFileSync(join(workspace, 'pinned-ran'), 'utf8').split('\n');
    expect(install).toMatch(/: .*npm-cli\.js ci --include=dev --include=optional/);
    expect(install.startsWith(`${realpathSync(workspace)}: `)).toBe(true);
    // Where scripts of packages find `node`, with any npm.
    expect(realpathSync(join(workspace, 'node_modules/.bin/node'))).toContain(name);
  });

  it('says when npm left out the pinned Node', async () => {
    const env = { ...npmThat(installs), ...nodeThatIs('v20.0.0', 'linux') };
    const { code, output } = await launch(['start'], env);
    expect(code).toBe(1);
    expect(output).toContain('npm left out node-linux-');
  });
});

it('says which Node to install if npm has none, before it installs anything', async () => {
  const { code, output } = await launch(['start'], { ...npmThat(installs), ...nodeThatIs('v24.6.0', 'freebsd') });
  expect(code).toBe(1);
  expect(output).toMatch(/needs Node 24\.7 or newer\. Here is v24\.6\.0, and freebsd-/);
  expect(npmRan()).toBe(false);
});

it('lists the commands', async () => {
  expect(await launch(['nothing'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('start, dev, test') as string,
  });
});

it('puts its Node first on the PATH of programs', async () => {
  installed();
  write(
    'tools/start/start.ts',
    "console.log(require('node:child_process').execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }));",
  );
  const { output } = await launch(['start'], { PATH: '/usr/bin:/bin' });
  expect(realpathSync(output.trim())).toBe(realpathSync(process.execPath));
});

it('passes signals on and ends as the program does', async () => {
  installed();
  write(
    'tools/start/start.ts',
    "process.on('SIGTERM', () => process.exit(7));\nsetInterval(() => {}, 1000);\nconsole.log('up');\n",
  );
  const { child, ended, output } = launching(['start']);
  await expect.poll(output).toContain('up');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(7);
});
