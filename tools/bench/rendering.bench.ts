import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { Figure } from './figure.ts';
import { cpuMs } from './process.ts';
import { asBrowser } from './asBrowser.ts';
import { keptResponses, openRenderer } from './pageRenderer.ts';
import { sampleCreatorShop } from './sampleCreatorShop.ts';
import { samplePost } from './samplePost.ts';
import { sampleProduct } from './sampleProduct.ts';
import { startShop, type Shop } from './shop.ts';

const ROUNDS = 300;
const WARM_UP = 100;

/**
 * G3: CPU of a page that is rendered for each request, compared with `renderToString` of the same tree. Milliseconds are printed, the ratio
 * is judged. A string counts once it is bytes, because V8 builds it only when it is read.
 */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop({ PAGE_CACHE: 'off' });
  try {
    const pages = [
      { page: 'home', url: shop.url, most: 2.5 },
      { page: 'a post', url: await samplePost(shop), most: 3 },
      { page: 'a creator’s shop', url: await sampleCreatorShop(shop), most: 3 },
      { page: 'a product', url: await sampleProduct(shop), most: 3 },
    ];
    const cpuOfRender = await renderer(shop);
    const figures: Figure[] = [];
    for (const { page, url, most } of pages) {
      const perRequest = await cpuPerRequest(url, shop.pid);
      const { whole, string } = await cpuOfRender(url);
      const figure = (what: string, ms: number) => ({
        goal: 'G3',
        what,
        value: `${ms.toFixed(2)} ms`,
        floor: `${string.toFixed(2)} ms (renderToString)`,
        ratio: ms / string,
      });
      figures.push(
        {
          ...figure(`CPU of the host per page of ${page}`, perRequest),
          limit: `≤ ${most}`,
          met: perRequest / string <= most,
        },
        { ...figure('of it, from data to bytes of HTML', whole), limit: 'none', met: true },
      );
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

async function cpuPerRequest(url: string, pid: number): Promise<number> {
  const ask = async () => (await fetch(url, { headers: asBrowser })).arrayBuffer();
  for (let n = 0; n < WARM_UP; n += 1) await ask();
  const before = cpuMs(pid);
  for (let n = 0; n < ROUNDS; n += 1) await ask();
  return (cpuMs(pid) - before) / ROUNDS;
}

/** For one page in this process, with the platform's responses from memory: CPU of the whole, and of `renderToString` alone, once more. */
async function renderer(shop: Shop) {
  const server = createRequire(join(root, 'apps/web/package.json'))('react-dom/server') as {
    renderToString: (tree: unknown) => string;
  };
  const { renderToString } = server;
  let inString = 0;
  server.renderToString = (tree) => {
    const before = process.cpuUsage();
    Buffer.from(renderToString(tree));
    inString += micros(before);
    return renderToString(tree);
  };
  const kept = keptResponses();
  const bytesOf = await openRenderer(shop, async (input, init) => {
    const { body, init: how } = await kept(new Request(input, init));
    return new Response(body, how);
  });
  return async (url: string) => {
    for (let n = 0; n < WARM_UP; n += 1) await bytesOf(url);
    inString = 0;
    const before = process.cpuUsage();
    for (let n = 0; n < ROUNDS; n += 1) await bytesOf(url);
    return { whole: (micros(before) - inString) / ROUNDS / 1_000, string: inString / ROUNDS / 1_000 };
  };
}

function micros(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
