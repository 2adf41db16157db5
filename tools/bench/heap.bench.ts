import autocannon from 'autocannon';
import { programs } from '../start/programs.ts';
import { asBrowser } from './asBrowser.ts';
import { quantile, type Figure } from './figure.ts';
import { cpuMs, residentMb } from './process.ts';
import { startShop, type Shop } from './shop.ts';

const CONNECTIONS = 20;
const [ROUNDS, WARM_UP, PAGES] = [3, 350, 450];
const MOST_MB = 384;
const SAMPLE_MS = 250;

/** Options of Node's heap, the shipped ones first. */
const settings: readonly (readonly string[])[] = [
  programs.host.nodeOptions,
  ['--max-semi-space-size=8', '--heap-growing-percent=60'],
  ['--max-semi-space-size=16', '--heap-growing-percent=60'],
  ['--max-semi-space-size=16'],
  ['--max-semi-space-size=16', '--heap-growing-percent=100'],
  ['--max-semi-space-size=16', '--heap-growing-percent=200'],
  ['--max-semi-space-size=32', '--heap-growing-percent=150'],
  [],
];

interface Load {
  readonly pagesPerSecond: number;
  readonly mb: number;
}

/** P5: pages per second of the host's CPU, and its memory, for each setting of its heap, with home rendered each time under load. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop({ PAGE_CACHE: 'off' });
  try {
    const loads = new Map(settings.map((options) => [options.join(' '), [] as Load[]]));
    // In turns, so a busy moment of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const options of settings) {
        await shop.restartHost('SIGTERM', options);
        loads.get(options.join(' '))?.push(await load(shop));
      }
    }
    const shipped = quantile((loads.get(settings[0]?.join(' ') ?? '') ?? []).map((one) => one.pagesPerSecond));
    return [...loads].map(([options, measured]) => {
      const pages = quantile(measured.map((one) => one.pagesPerSecond));
      const mb = Math.max(...measured.map((one) => one.mb));
      return {
        goal: 'G5',
        what: `pages per CPU second, heap: ${options || 'default of Node'}`,
        value: `${pages.toFixed(1)} with ${Math.round(mb)} MB at most`,
        floor: `${shipped.toFixed(1)} (as shipped)`,
        ratio: pages / shipped,
        limit: `≤ ${MOST_MB} MB`,
        met: mb <= MOST_MB,
      };
    });
  } finally {
    await shop.stop();
  }
}

async function load({ url, pid }: Shop): Promise<Load> {
  const options = { url, connections: CONNECTIONS, headers: asBrowser };
  await autocannon({ ...options, amount: WARM_UP });
  let mb = residentMb(pid);
  const sampling = setInterval(() => (mb = Math.max(mb, residentMb(pid))), SAMPLE_MS);
  const before = cpuMs(pid);
  const { '2xx': right } = await autocannon({ ...options, amount: PAGES });
  clearInterval(sampling);
  return { pagesPerSecond: (1_000 * right) / (cpuMs(pid) - before), mb };
}
