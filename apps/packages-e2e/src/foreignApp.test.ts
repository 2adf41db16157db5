import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { ltk, postsMocks } from '@social-shop/posts/testing';
import { mockFetch } from '@social-shop/testing';
import { freePort } from '@social-shop/tools/start/ports';
import { findChromium } from '@social-shop/tools/test/chromium';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installForeignApp } from './foreignApp.ts';
import { run } from './tarballs.ts';

const folder = mkdtempSync(join(tmpdir(), 'another-shop-'));
const program = (name: string) => join(folder, 'node_modules/.bin', name);

beforeAll(() => installForeignApp(folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an application outside of the workspace that installs the packages', () => {
  it('compiles, with all their declarations checked', async () => {
    await run(folder, program('tsc'), '--project', folder);
  }, 300_000);

  describe('in a browser', () => {
    let server: PreviewServer;
    let browser: Browser;
    let page: Page;
    const problems: string[] = [];

    beforeAll(async () => {
      await run(folder, program('vite'), 'build');
      server = await preview({
        root: folder,
        configFile: false,
        preview: { port: await freePort(), host: '127.0.0.1' },
      });
      browser = await chromium.launch({
        executablePath: await findChromium(),
        args: ['--no-sandbox', '--disable-gpu'],
      });
      page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      const { fetch } = mockFetch({ ...postsMocks(), ...sessionMocks(signedOut) });
      await page.route('**/api/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await fetch(`https://platform.test${pathname.replace('/api', '')}${search}`);
        await route.fulfill({ status: response.status, contentType: 'application/json', body: await response.text() });
      });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    const open = (path: string) => page.goto(`${server.resolvedUrls?.local[0] ?? ''}${path.slice(1)}`);

    /** Elements with classes, none of which has a rule in a loaded style sheet. */
    const unstyled = () =>
      page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
        const styled = new Set(rules.join('\n').match(/(?<=\.)[\w-]+/g));
        return [...document.querySelectorAll('[class]')]
          .filter(({ classList }) => ![...classList].some((name) => styled.has(name)))
          .map((element) => element.outerHTML.slice(0, 200));
      });

    it('shows a feed', async () => {
      await open('/');
      const tiles = page.getByRole('feed').getByRole('article');
      await tiles.first().waitFor();
      expect(await tiles.count()).toBeGreaterThan(3);
      const [first, second] = await Promise.all([tiles.nth(0).boundingBox(), tiles.nth(1).boundingBox()]);
      expect(second?.x, 'tiles are beside each other').not.toBe(first?.x);
      expect(await page.evaluate(() => document.fonts.check("16px 'Instrument Sans Variable'"))).toBe(true);
      expect(await unstyled()).toEqual([]);
    });

    it('shows a post', async () => {
      await open(`/posts/${ltk().id}`);
      await page.getByText('Everything I packed for four slow days').first().waitFor();
      expect(await unstyled()).toEqual([]);
    });

    it('shows a dialog over the whole page, and closes it', async () => {
      await page.getByRole('button', { name: 'About' }).click();
      const dialog = page.getByRole('dialog', { name: 'About' });
      await dialog.waitFor();
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
      expect(await unstyled()).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });

    it('logs no warning and no error', () => {
      expect(problems).toEqual([]);
    });
  });
});
