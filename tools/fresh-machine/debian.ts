import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start/progress.ts';
import { installed, onPath } from '../test/debianPackage.ts';

const HOME = '/home/visitor';
/** The README's requirements. */
const PACKAGES = ['git', 'nodejs', 'npm'];
/** This machine's own certificates: a registry behind a proxy may need them. */
const CERTIFICATES = '/usr/local/share/ca-certificates';

const run = promisify(execFile);

/**
 * Creates a Debian of this machine's release in a folder, with git, Node, npm and their dependencies, without recommended packages.
 *
 * @throws StartError if this user may not do so, or the machine is not a Debian.
 */
export async function makeDebian(folder: string): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new StartError('A fresh machine can be made by root only: debootstrap and chroot need it.');
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (!release) throw new StartError('/etc/os-release names no release: a fresh machine is made on Debian only.');
  const debootstrap =
    onPath('debootstrap') ??
    (await installed({
      title: 'debootstrap',
      package: 'debootstrap',
      programs: ['debootstrap'],
      otherwise: 'run this on a Debian that has it',
    }));
  const part = `${folder}-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await run(debootstrap, ['--variant=minbase', '--include=ca-certificates', release, part, mirror()], QUIET);
    takeOver(part);
    await inside(part, `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${PACKAGES.join(' ')}`);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

const QUIET = { maxBuffer: 64 * 1024 * 1024 };

/** The first package source of this machine. */
function mirror(): string {
  const sources = globSync('/etc/apt/{sources.list,sources.list.d/*}').map((file) => readFileSync(file, 'utf8'));
  const words = sources
    .flatMap((text) => text.split('\n'))
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '));
  const found = words.find((word) => word.startsWith('http://') || word.startsWith('https://'));
  if (!found) throw new StartError('/etc/apt names no package source to make a fresh machine from.');
  return found;
}

/** Copies host names, package sources and certificates of this machine: network access is not part of the check. */
function takeOver(folder: string): void {
  const copy = (file: string) => cpSync(file, join(folder, file), { recursive: true });
  rmSync(join(folder, 'etc/apt/sources.list'), { force: true });
  for (const file of globSync('/etc/apt/{sources.list,sources.list.d/*}')) copy(file);
  for (const file of globSync('/etc/apt/apt.conf.d/*')) {
    if (readFileSync(file, 'utf8').startsWith('Acquire')) copy(file);
  }
  for (const file of ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES]) if (existsSync(file)) copy(file);
  execFileSync('chroot', [folder, 'update-ca-certificates'], { stdio: 'ignore' });
  mkdirSync(join(folder, HOME), { recursive: true });
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: '/' }).trim();
  writeFileSync(
    join(folder, HOME, '.npmrc'),
    `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\nupdate-notifier=false\n`,
  );
}

interface Running {
  /** Called with each line that the command prints. */
  readonly onLine?: (line: string) => void;
  /** Stops the command and everything that it started. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a shell command in it, with its own processes and mounts, which end with the command; the network is the machine's. TZ, LANG and
 * everything else of this environment are unset.
 *
 * @returns its output.
 * @throws StartError if the command fails.
 */
export async function inside(folder: string, command: string, { onLine, signal }: Running = {}): Promise<string> {
  const environment = [`HOME=${HOME}`, 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${join(folder, 'proc')}`, '--'],
      ...['sh', '-c', 'mount --rbind /dev "$0/dev" && exec chroot "$0" env -i "$@"', folder],
      ...[...environment, 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', command],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' },
  );
  let output = '';
  let line = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      output += data;
      const lines = (line + data).split('\n');
      line = lines.pop() ?? '';
      if (onLine) lines.forEach((text) => onLine(text));
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(onLine ? `It ended with ${code}.` : output);
  return output;
}
