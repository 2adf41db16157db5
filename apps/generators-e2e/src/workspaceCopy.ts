import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@social-shop/tools/start/settings';

/** A copy of the workspace in which a test may change anything. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs one of the installed programs; gives what it printed. @throws that, when the program fails. */
  run(program: string, ...args: string[]): string;
  remove(): void;
}

/** Where tests run as somebody else than who cloned the repository, Git would refuse to look at it. */
const TRUSTED = ['-c', 'safe.directory=*'];

/** Copies what Git tracks or would, and links the installed packages; the workspace's own are those of the copy. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-copy-'));
  const files = execFileSync('git', [...TRUSTED, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const project of ['.', 'apps/web', 'apps/api']) linkPackages(join(root, project), join(folder, project));

  return {
    folder,
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...environment(), NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packages link to where they are installed; links to the workspace's own stay relative, and so lead into the copy. */
function linkPackages(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  const own = '@social-shop';
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(installed)) {
    // The caches of tools begin with a dot: a copy makes its own.
    if (name === own || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(installed, name), join(to, 'node_modules', name), 'junction');
  }
  if (!existsSync(join(installed, own))) return;
  mkdirSync(join(to, 'node_modules', own));
  for (const name of readdirSync(join(installed, own))) {
    symlinkSync(readlinkSync(join(installed, own, name)), join(to, 'node_modules', own, name), 'junction');
  }
}

/** Without what this run of Nx and Vitest set: a run inside it would take that for its own, and a copy needs no whole run. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST|VITE_|NODE_ENV|NODE_OPTIONS|WHOLE)/.test(name)),
  );
