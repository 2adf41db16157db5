import { parentPort, workerData } from 'node:worker_threads';
import { compose } from './compose.ts';
import type { Recipe } from './recipe.ts';
import type { PixelSize } from './size.ts';

export interface ComposerData {
  readonly dataDir: string;
}

export interface ComposerRequest {
  readonly job: number;
  readonly recipe: Recipe;
  readonly size: PixelSize;
}

export type ComposerReply =
  { readonly job: number; readonly body: Uint8Array } | { readonly job: number; readonly failure: string };

const { dataDir } = workerData as ComposerData;

parentPort?.on('message', async ({ job, recipe, size }: ComposerRequest) => {
  try {
    const body = new Uint8Array(await compose(recipe, size, dataDir));
    parentPort?.postMessage({ job, body } satisfies ComposerReply, [body.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ job, failure } satisfies ComposerReply);
  }
});
