import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../test/chromium.ts';
import { freePort } from '../start/ports.ts';
import { quantile, type Figure } from './figure.ts';
import { startShop } from './shop.ts';

const ROUNDS = 3;

/** P6: home and a post as Lighthouse's phone on a slow line sees them, beside the same page without its scripts. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const feed = await fetch(`${shop.platformUrl}/v3/activities/posts/global/featured?limit=1`);
    const { activities } = (await feed.json()) as { readonly activities: readonly [{ readonly post_id: string }] };
    const home = await figures('home', `${shop.url}/home`);
    return [...home, ...(await figures('post', `${shop.url}/posts/${activities[0].post_id}`))];
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
  const [score, lcp, tbt, cls] = (['score', 'lcp', 'tbt', 'cls'] as const).map((name) => middle(whole, name)) as [
    number,
    number,
    number,
    number,
  ];
  const floor = middle(bare, 'lcp');
  const figure = (what: string, value: string, limit: string, met: boolean): Figure => ({
    goal: 'P6',
    what: `${page}, ${what}`,
    value,
    limit,
    met,
  });
  return [
    figure('score', String(Math.round(score * 100)), '≥ 95', score >= 0.95),
    {
      ...figure('largest paint', `${Math.round(lcp)} ms`, '≤ 1.2', lcp / floor <= 1.2),
      floor: `${Math.round(floor)} ms without script`,
      ratio: lcp / floor,
    },
    figure('blocking time', `${Math.round(tbt)} ms`, '≤ 100 ms', tbt <= 100),
    figure('layout shift', cls.toFixed(3), '≤ 0.01', cls <= 0.01),
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
