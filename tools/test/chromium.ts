import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { StartError } from '../start/progress.ts';
import { installed, onPath } from './debianPackage.ts';

/** The headless one first: a page takes half the processor time in it. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];

/** Debian's package installs the system libraries, which Playwright's download does not. */
const wanted = {
  title: 'Chromium',
  package: 'chromium-headless-shell',
  programs,
  otherwise: 'run `npx playwright install chromium`, or set CHROMIUM to the path of one',
};

/**
 * Finds the browser for tests: the one named by CHROMIUM, an installed one, Playwright's own, or Debian's package, which is installed if
 * there is no other.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named) return checked(named, `CHROMIUM names ${named}`);
  const found = onPath(...programs) ?? playwrightsOwn() ?? (await installed(wanted));
  return checked(found, `${found} was found`);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Returns the path if a browser starts from it. */
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
