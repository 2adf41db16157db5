import { setTimeout } from 'node:timers/promises';
import { asBrowser } from './asBrowser.ts';
import type { Figure } from './figure.ts';
import { quantile } from './figure.ts';
import { residentMb } from './process.ts';
import { startShop, type Shop } from './shop.ts';

const MINUTES = 10;
const SAMPLE_MS = 5_000;
const VISITORS = 20;

/** G5: the host's memory in ten minutes of load with every page rendered; then the host is stopped and killed under load. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop({ PAGE_CACHE: 'off' });
  try {
    const visit = await visitors(shop);
    const memory: number[] = [];
    while (memory.length < (MINUTES * 60_000) / SAMPLE_MS) {
      await setTimeout(SAMPLE_MS);
      memory.push(residentMb(shop.pid));
    }
    const third = Math.floor(memory.length / 3);
    const [middle, last] = [quantile(memory.slice(third, 2 * third)), quantile(memory.slice(-third))];
    const growth = last / middle;

    const calm = { ...visit.counted };
    await shop.restartHost('SIGTERM');
    await setTimeout(SAMPLE_MS);
    await shop.restartHost('SIGKILL');
    await setTimeout(SAMPLE_MS);
    await visit.stop();
    const { wrong, right, none } = visit.counted;

    return [
      {
        goal: 'G5',
        what: `memory of the host in ${MINUTES} minutes of load, ${calm.right} pages`,
        value: `${Math.round(last)} MB at the end, ${Math.round(Math.max(...memory))} MB at most`,
        floor: `${Math.round(middle)} MB in the middle`,
        ratio: growth,
        limit: '≤ 384 MB, flat (≤ 1.05)',
        met: Math.max(...memory) <= 384 && growth <= 1.05,
      },
      {
        goal: 'G5',
        what: 'host stopped, then killed, under load: wrong responses',
        value: `${wrong} of ${right - calm.right + wrong}, beside ${none - calm.none} connections that ended without one`,
        limit: '0',
        met: wrong === 0,
      },
    ];
  } finally {
    await shop.stop();
  }
}

/** Visitors who go from page to page. A response is right if it is the whole page of its address, or a 503. */
async function visitors({ url, platformUrl }: Shop) {
  const feed = await fetch(`${platformUrl}/v3/activities/posts/global/featured?includes=ltks&includes=profiles`);
  const { ltks, profiles } = (await feed.json()) as {
    readonly ltks: readonly { readonly id: string }[];
    readonly profiles: readonly { readonly display_name: string }[];
  };
  const paths = [
    '/',
    ...ltks.map(({ id }) => `/posts/${id}`),
    ...profiles.map(({ display_name }) => `/explore/${display_name}`),
  ];
  const counted = { right: 0, wrong: 0, none: 0 };
  let over = false;

  async function ask(path: string) {
    const response = await fetch(url + path, { headers: asBrowser }).catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (!response || body === undefined) counted.none += 1;
    else if (body.endsWith('</html>') && (response.status === 503 || isPage(response.status, body, path)))
      counted.right += 1;
    else counted.wrong += 1;
    // The host is down. Visitors, too, wait a moment before they try again.
    if (!response) await setTimeout(50);
  }
  const isPage = (status: number, body: string, path: string) =>
    status === 200 && body.includes(`<link rel="canonical" href="${url}${path === '/' ? '/home' : path}"`);

  const walks = Array.from({ length: VISITORS }, async (_, start) => {
    for (let step = start; !over; step += VISITORS - 1) await ask(paths[step % paths.length] ?? '/');
  });
  return {
    counted,
    async stop() {
      over = true;
      await Promise.all(walks);
    },
  };
}
