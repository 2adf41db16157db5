import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../test/chromium.ts';
import { freePort } from '../start/ports.ts';
import { quantile, type Figure } from './figure.ts';
import { samplePost } from './samplePost.ts';
import { startShop } from './shop.ts';

const ROUNDS = 5;

/** G6: home and a post as Lighthouse's phone on a slow line sees them, beside the same page without its scripts. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const home = await figures('home', `${shop.url}/home`);
    return [...home, ...(await figures('post', await samplePost(shop)))];
  } finally {
    await shop.stop();
  }
}

async function figures(page: string, url: string): Promise<readonly Figure[]> {
  const [whole, bare]: [Audit[], Audit[]] = [[], []];
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    whole.push(await audit(url));
    bare.push(await audit(url, ['*.js']));
  }
  const middle = (audits: readonly Audit[], name: keyof Audit) => quantile(audits.map((one) => one[name]));
  const figure = (name: keyof Audit, what: string, print: (value: number) => string, limit: string): Figure => {
    const [value, floor] = [middle(whole, name), middle(bare, name)];
    const ratio = value / floor;
    const met = { score: value >= 0.95, lcp: ratio <= 1.2, tbt: value <= 100, cls: value <= 0.01 }[name];
    return {
      goal: 'G6',
      what: `${page}, ${what}`,
      value: print(value),
      floor: `${print(floor)} without script`,
      ...(floor > 0 ? { ratio } : {}),
      limit,
      met,
    };
  };
  const inMs = (value: number) => `${Math.round(value)} ms`;
  return [
    figure('score', 'score', (value) => String(Math.round(value * 100)), '≥ 95'),
    figure('lcp', 'largest paint', inMs, '≤ 1.2'),
    figure('tbt', 'blocking time', inMs, '≤ 100 ms'),
    figure('cls', 'layout shift', (value) => value.toFixed(3), '≤ 0.01'),
  ];
}

/** Times in ms; the score from 0 to 1. */
interface Audit {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** One visit with an empty cache, in a browser of its own. */
async function audit(url: string, blockedUrlPatterns: string[] = []): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      blockedUrlPatterns,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: categories['performance']?.score ?? 0,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
