import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { StartError, step } from '../start/progress.ts';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

/**
 * The browser for tests: the one named by CHROMIUM, an installed one, Playwright's own, or Debian's package, which is
 * installed when there is no other.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named) return checked(named, `CHROMIUM names ${named}`);
  const found = onPath() ?? playwrightsOwn() ?? (await installed());
  return checked(found, `${found} was found`);
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Debian's package brings the system libraries along, which Playwright's download does not. */
async function installed(): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    throw new StartError(
      'The checks need Chromium and there is none. Install it (Debian: `sudo apt-get install chromium`, elsewhere: `npx playwright install chromium`), or set CHROMIUM to its path.',
    );
  }
  await step('Installing Chromium from the Debian package', async () => {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
    try {
      await run('apt-get', ['update', '-qq'], options);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    } catch (error) {
      throw new StartError(
        `apt-get could not install Chromium. Mend what it says, or set CHROMIUM to the path of one.\n${(error as Error).message}`,
      );
    }
  });
  const path = onPath();
  if (!path)
    throw new StartError('apt-get installed Chromium, but no `chromium` is on the PATH: set CHROMIUM to its path.');
  return path;
}

/** The path, when a browser starts from it. */
async function checked(executablePath: string, source: string): Promise<string> {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], timeout: 60_000 });
    console.log(`Chromium ${browser.version()}: ${executablePath}`);
    await browser.close();
    return executablePath;
  } catch (error) {
    throw new StartError(`${source}, but no browser starts from it:\n${(error as Error).message}`);
  }
}
