import { getPriority } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../test/chromium.ts';

/** The screen of Lighthouse's phone, so both request the same pictures. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How much slower a phone is than this machine. */
export const CPU_SLOWER = 4;

const RAISED = -15;

/**
 * A browser whose pages have the highest priority on the processor: on a real phone the shop's servers do not run on the same processor. If
 * that is not allowed, a note is printed and the browser runs as usual.
 */
export async function launchPhone(args: readonly string[] = []): Promise<Browser> {
  const prefix = process.platform === 'linux' ? [`--renderer-cmd-prefix=nice -n ${RAISED}`] : [];
  executable ??= findChromium();
  const browser = await chromium.launch({
    executablePath: await executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...prefix, ...args],
  });
  if (!(await isRaised(browser)) && !noted) {
    noted = true;
    console.log('  The browser’s pages have no raised priority here: times include waiting for a processor');
  }
  return browser;
}

let executable: Promise<string> | undefined;
let noted = false;

/** Whether its page processes have a raised priority. */
async function isRaised(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const raised = processInfo.some(({ type, id }) => type === 'renderer' && getPriority(id) < 0);
  await Promise.all([devtools.detach(), page.close()]);
  return raised;
}
