import { parentPort, workerData } from 'node:worker_threads';
import { compose, type Drawings } from './compose.ts';
import type { Recipe } from './recipe.ts';
import type { PixelSize } from './size.ts';

export interface ComposerData {
  readonly dataDir: string;
  /** URL of the module that draws. */
  readonly drawings?: string | undefined;
}

export interface ComposerRequest {
  readonly job: number;
  readonly recipe: Recipe;
  readonly size: PixelSize;
}

export type ComposerReply =
  { readonly job: number; readonly body: Uint8Array } | { readonly job: number; readonly failure: string };

const { dataDir, drawings: address } = workerData as ComposerData;
const drawings = address === undefined ? undefined : ((await import(address)) as Drawings);

parentPort?.on('message', async ({ job, recipe, size }: ComposerRequest) => {
  try {
    const body = new Uint8Array(await compose(recipe, size, { dataDir, drawings }));
    parentPort?.postMessage({ job, body } satisfies ComposerReply, [body.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ job, failure } satisfies ComposerReply);
  }
});
