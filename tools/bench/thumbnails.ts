import type { Browser } from 'playwright';
import { quantile, type Figure } from './figure.ts';
import { mainThreadOf, type TraceEvent } from './mainThread.ts';
import { servePageForms } from './pageForms.ts';
import { launchPhone, phone } from './phone.ts';

const ROUNDS = 5;

const withoutScripts = (html: string) => html.replaceAll(/<script type="module".*?<\/script>/gs, '');

/** Pictures of products and avatars in tiles, by their sizes on the page: 88 and 32 px. */
const small = /<img [^>]*\bwidth="(?:88|32)"[^>]*>/g;

function withoutSmallPictures(html: string): string {
  if (!small.test(html)) throw new Error('The page has no thumbnails and no avatars');
  return withoutScripts(html).replaceAll(small, '');
}

/** G6: the cost of product pictures and avatars on a phone, in CPU of the main thread until all tiles near the window are loaded. */
export async function thumbnailFigure(page: string, url: string): Promise<Figure> {
  const forms = await servePageForms(url, { whole: withoutScripts, bare: withoutSmallPictures });
  const browser = await launchPhone();
  try {
    const cpu = { whole: [] as number[], bare: [] as number[] };
    // In turns, so a busy moment of the machine affects both. The first visit of a browser costs more.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const form of ['whole', 'bare'] as const) {
        const visit = await visitCpu(browser, forms.urlOf(form));
        if (round > 0) cpu[form].push(visit);
      }
    }
    const [whole, bare] = [quantile(cpu.whole), quantile(cpu.bare)];
    return {
      goal: 'G6',
      what: `${page} without script, CPU of the main thread`,
      value: `${whole.toFixed(0)} ms`,
      floor: `${bare.toFixed(0)} ms without thumbnails and avatars`,
      ratio: whole / bare,
      limit: '≤ 1.15',
      met: whole / bare <= 1.15,
    };
  } finally {
    await browser.close();
    forms.stop();
  }
}

/** A visit with an empty cache; in ms. */
async function visitCpu(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await page.goto(url, { waitUntil: 'networkidle' });
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return mainThreadOf(trace.traceEvents).cpu;
  } finally {
    await context.close();
  }
}
