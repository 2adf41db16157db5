import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawings } from '../catalogue/demo.ts';
import { createComposer } from './composer.ts';
import { imageRoutes } from './routes.ts';
import { createImageStore } from './store.ts';

const PICTURES = 36;
const SLOW_MS = 300_000;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

it(
  'responds to other calls while a page of new pictures is drawn',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'images-'));
    const app = fastify({ forceCloseConnections: true });
    const families = ['room', 'arch', 'podium', 'tray', 'table', 'rail'];
    await app.register(imageRoutes, {
      store: createImageStore({ dataDir, composer: createComposer({ dataDir, drawings }) }),
      visitorAddress: ({ ip }) => ip,
      // Each different, and small: the test is about who waits, not for how long.
      findMedia: async (id) => ({
        recipe: {
          kind: 'scene',
          seed: id,
          family: families[Number(id.slice(-2)) % families.length] ?? '',
          palette: 'sage',
        },
        width: 360,
        height: 450,
      }),
    });
    app.get('/health', () => 'ok');
    const url = await app.listen({ port: 0 });
    try {
      const timed = async (path: string) => {
        const started = performance.now();
        const response = await fetch(url + path);
        await response.arrayBuffer();
        expect(response.status, path).toBe(200);
        return performance.now() - started;
      };
      const idOf = (index: number) => `0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a${String(index).padStart(2, '0')}`;
      await timed('/health');

      const started = performance.now();
      let underWay = PICTURES;
      const pictures = Array.from({ length: PICTURES }, async (_, index) => {
        await timed(`/images/${idOf(index)}?width=180&dpr=2`);
        underWay -= 1;
      });
      const health: number[] = [];
      while (underWay > 0) health.push(await timed('/health'));
      await Promise.all(pictures);

      // If pictures were drawn in the thread of the calls, each would block every call for its duration.
      const perPicture = (performance.now() - started) / PICTURES;
      expect(median(health)).toBeLessThan(perPicture / 5);
      expect(health.length).toBeGreaterThan(PICTURES * 5);
    } finally {
      await app.close();
      await rm(dataDir, { recursive: true });
    }
  },
  SLOW_MS,
);
