import lighthouse from 'lighthouse';
import { freePort } from '../start/ports.ts';
import { quantile, type Figure } from './figure.ts';
import { mainThreadOf, type TraceEvent } from './mainThread.ts';
import { launchPhone, phone } from './phone.ts';
import { samplePost } from './samplePost.ts';
import { startShop } from './shop.ts';
import { thumbnailFigure } from './thumbnails.ts';

const ROUNDS = 5;
/** Until the platform has drawn every picture of a first view. */
const DRAWING_MS = 180_000;

/** G6: home and a post on Lighthouse's phone with a slow line, compared with the same page without its scripts. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const pages = { home: `${shop.url}/home`, post: await samplePost(shop) };
    const figures: Figure[] = [];
    for (const [name, url] of Object.entries(pages)) {
      await drawPictures(url);
      figures.push(...(await auditFigures(name, url)));
    }
    return [...figures, await thumbnailFigure('home', pages.home)];
  } finally {
    await shop.stop();
  }
}

/** Visits a page until its pictures exist, so the platform draws none while a phone waits. */
async function drawPictures(url: string): Promise<void> {
  const browser = await launchPhone();
  const page = await browser.newPage(phone);
  await page.goto(url, { waitUntil: 'networkidle', timeout: DRAWING_MS });
  await browser.close();
}

async function auditFigures(page: string, url: string): Promise<readonly Figure[]> {
  const [whole, bare]: [Audit[], Audit[]] = [[], []];
  // In turns, so a busy moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    whole.push(await audit(url));
    bare.push(await audit(url, ['*.js']));
  }
  const medians = (audits: readonly Audit[]): Audit => {
    const middle = (name: keyof Audit) => quantile(audits.map((one) => one[name]));
    return { score: middle('score'), lcp: middle('lcp'), tbt: middle('tbt'), cpu: middle('cpu'), cls: middle('cls') };
  };
  const [value, floor] = [medians(whole), medians(bare)];
  const figure = (what: string, print: (of: Audit) => string, limit: string, met: boolean): Figure => ({
    goal: 'G6',
    what: `${page}, ${what}`,
    value: print(value),
    floor: `${print(floor)} without script`,
    limit,
    met,
  });
  const inMs = (time: number) => `${Math.round(time)} ms`;
  const ratio = value.lcp / floor.lcp;
  return [
    figure('score', ({ score }) => String(Math.round(score * 100)), '≥ 95', value.score >= 0.95),
    { ...figure('largest paint', ({ lcp }) => inMs(lcp), '≤ 1.2', ratio <= 1.2), ratio },
    // Beside it the same if no task had waited for a processor.
    figure('blocking', ({ tbt, cpu }) => `${inMs(tbt)} (by CPU time ${inMs(cpu)})`, '≤ 100 ms', value.tbt <= 100),
    figure('layout shift', ({ cls }) => cls.toFixed(3), '≤ 0.01', value.cls <= 0.01),
  ];
}

/** Times in ms; the score from 0 to 1. */
interface Audit {
  readonly score: number;
  readonly lcp: number;
  /** Blocking time as Lighthouse defines it, by wall-clock time. */
  readonly tbt: number;
  /** The same by CPU time. */
  readonly cpu: number;
  readonly cls: number;
}

/** One visit with an empty cache, in a browser of its own. */
async function audit(url: string, blockedUrlPatterns: string[] = []): Promise<Audit> {
  const port = await freePort();
  const browser = await launchPhone([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      blockedUrlPatterns,
    });
    if (!result) throw new Error('Lighthouse returned no result');
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: categories['performance']?.score ?? 0,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cpu: mainThreadOf(result.artifacts.Trace.traceEvents as readonly TraceEvent[]).blocking,
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
