import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@social-shop/tools/start/settings';

/** A copy of the workspace that a test may change. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs one of the installed programs; returns its output. @throws with the output if the program fails. */
  run(program: string, ...args: string[]): string;
  remove(): void;
}

/** If tests run as another user than the owner of the clone, Git refuses to read it. */
const TRUSTED = ['-c', 'safe.directory=*'];

/** Copies all files that Git tracks or would track, and links the installed packages; links to workspace packages lead into the copy. */
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

/** Packages link to where they are installed. Links to workspace packages are relative, so they lead into the copy. */
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

/** Without the variables of this run of Nx and Vitest: a run inside it would take them for its own, and a copy needs no whole run. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST|VITE_|NODE_ENV|NODE_OPTIONS|WHOLE)/.test(name)),
  );
