import { Worker } from 'node:worker_threads';
import type { ComposerData, ComposerReply, ComposerRequest } from './composerWorker.ts';
import type { Recipe } from './recipe.ts';
import type { PixelSize } from './size.ts';

/** Draws pictures from recipes, as WebP. */
export interface Composer {
  compose(recipe: Recipe, size: PixelSize): Promise<Buffer>;
  close(): Promise<void>;
}

type Waiting = Pick<PromiseWithResolvers<Buffer>, 'resolve' | 'reject'>;

/**
 * Composes in a thread of its own, because lighting and dyeing are loops over every pixel, which would block every other request. The
 * thread starts with the first picture, and again if it dies; it never keeps the process alive.
 *
 * @param drawings URL of the module that draws, which the thread loads (`Drawings`).
 */
export function createComposer({ dataDir, drawings }: ComposerData): Composer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastJob = 0;

  function start(): Worker {
    const started = new Worker(new URL('./composerWorker.ts', import.meta.url), {
      workerData: { dataDir, drawings } satisfies ComposerData,
    });
    started.unref();
    started.on('message', (reply: ComposerReply) => {
      const job = waiting.get(reply.job);
      waiting.delete(reply.job);
      if ('body' in reply) job?.resolve(Buffer.from(reply.body.buffer));
      else job?.reject(new Error(`A picture could not be composed: ${reply.failure}`));
    });
    started.on('error', stopped);
    started.on('exit', () => stopped(new Error('The composer has stopped')));
    return started;
  }

  function stopped(error: unknown) {
    worker = undefined;
    for (const job of waiting.values()) job.reject(error);
    waiting.clear();
  }

  return {
    compose(recipe, size) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      const job = ++lastJob;
      waiting.set(job, { resolve, reject });
      worker ??= start();
      worker.postMessage({ job, recipe, size } satisfies ComposerRequest);
      return promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
