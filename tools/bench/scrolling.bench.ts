import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { root } from '../start/settings.ts';
import { quantile, type Figure } from './figure.ts';
import { CPU_SLOWER, launchPhone } from './phone.ts';
import { servePage } from './scrollingPage.ts';

const ours = 'ours';
const floor = 'known';
/** Lists of other packages, by their name on the page. */
const others = {
  'react-virtual': '@tanstack/react-virtual, exact sizes',
  masonic: 'masonic',
  virtuoso: 'virtuoso masonry',
};
const lists = [ours, floor, ...Object.keys(others)];

const ROUNDS = 3;
const FRAMES = 600;
const WARM_UP = 60;
/** 9,000 px a second at 60 frames. */
const STEP = 150;
/** Limit of a scroll in seconds, however few frames a busy machine has drawn. */
const LONGEST = 20;
/** Milliseconds after the last frame in which its work ends. */
const REST = 500;
const MB = 1_000_000;

/** The result of the page's `scrollThrough`. */
interface Scroll {
  readonly frames: readonly number[];
  readonly mostElements: number;
  readonly probes: number;
  readonly blank: number;
}

interface Run extends Scroll {
  /** Script, style and layout of a frame, in ms of the main thread. */
  readonly work: number;
  readonly elementsAtRest: number;
  /** In MB. */
  readonly heapGrowth: number;
}

/**
 * G7: a scroll through 2,000 posts on a phone: our list, which measures tiles on screen; a list with known heights only; and other
 * packages.
 */
export async function measure(): Promise<readonly Figure[]> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: join(root, 'apps/scrolling-bench') });
  const page = await servePage();
  const browser = await launchPhone();
  try {
    const runs = new Map(lists.map((list) => [list, [] as Run[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turns, so a slow moment of the machine affects all.
      for (const list of lists) runs.get(list)?.push(await scroll(browser, `${page.url}#${list}`));
    }
    return figuresOf((list) => summaryOf(runs.get(list) ?? []));
  } finally {
    await browser.close();
    page.stop();
  }
}

async function scroll(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // CPU time of the thread, which depends less on other load of the machine.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const metrics = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const all = (await devtools.send('Performance.getMetrics')).metrics;
      return (name: string) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
    };
    const through = (frames: number) => page.evaluate<Scroll>(`scrollThrough(${frames}, ${STEP}, ${LONGEST * 1_000})`);

    await page.goto(url);
    await page.waitForSelector('article');
    await through(WARM_UP);
    const before = await metrics();
    const seen = await through(FRAMES);
    await page.waitForTimeout(REST);
    const after = await metrics();
    const grown = (name: string) => after(name) - before(name);
    const work = grown('ScriptDuration') + grown('RecalcStyleDuration') + grown('LayoutDuration');
    return {
      ...seen,
      work: (1_000 * work) / seen.frames.length,
      elementsAtRest: await page.evaluate<number>('document.getElementsByTagName("*").length'),
      heapGrowth: grown('JSHeapUsedSize') / MB,
    };
  } finally {
    await context.close();
  }
}

type Summary = ReturnType<typeof summaryOf>;

function summaryOf(runs: readonly Run[]) {
  const middle = (of: (run: Run) => number) => quantile(runs.map(of));
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const most = (of: (run: Run) => number) => Math.max(...runs.map(of));
  return {
    work: middle(({ work }) => work),
    longFrames: middle(({ frames }) => frames.filter((length) => length > 50).length),
    frames: middle(({ frames }) => frames.length),
    mostElements: most(({ mostElements }) => mostElements),
    elementsAtRest: most(({ elementsAtRest }) => elementsAtRest),
    heapGrowth: middle(({ heapGrowth }) => heapGrowth),
    blank: sum(({ blank }) => blank),
    probes: sum(({ probes }) => probes),
  };
}

function figuresOf(of: (list: string) => Summary): Figure[] {
  const [list, known] = [of(ours), of(floor)];
  const inWords = {
    work: ({ work }: Summary) => `${work.toFixed(1)} ms`,
    longFrames: ({ longFrames, frames }: Summary) => `${longFrames} of ${frames}`,
    blank: ({ blank, probes }: Summary) => `${blank} of ${probes}`,
    elements: ({ elementsAtRest, mostElements }: Summary) => `${elementsAtRest} (${mostElements} on the way)`,
    heap: ({ heapGrowth }: Summary) => `${heapGrowth.toFixed(2)} MB`,
  };
  const figure = (what: string, words: (summary: Summary) => string, limit: string, met: boolean): Figure => ({
    goal: 'G7',
    what: `scrolling 2,000 posts, ${what}`,
    value: words(list),
    floor: `${words(known)} (known heights)`,
    limit,
    met,
  });
  const ratio = list.work / known.work;
  return [
    { ...figure('script, style and layout of a frame', inWords.work, '≤ 1.15', ratio <= 1.15), ratio },
    figure('frames over 50 ms', inWords.longFrames, 'no more than the floor', list.longFrames <= known.longFrames),
    figure('blank probes', inWords.blank, '0', list.blank === 0),
    figure('elements at rest', inWords.elements, '≤ 700', list.elementsAtRest <= 700),
    figure('growth of the heap', inWords.heap, '≤ 1 MB', list.heapGrowth <= 1),
    ...Object.entries(others).map(([name, title]): Figure => {
      const other = of(name);
      const rest = `${inWords.longFrames(other)} frames over 50 ms, ${inWords.blank(other)} probes blank, elements ${inWords.elements(other)}, heap ${inWords.heap(other)}`;
      return {
        goal: 'G7',
        what: `scrolling 2,000 posts by ${title}`,
        value: `${inWords.work(other)}, ${rest}`,
        floor: `${inWords.work(known)} (known heights)`,
        ratio: other.work / known.work,
        limit: 'ours takes no longer',
        met: list.work <= other.work,
      };
    }),
  ];
}
