import type { Server } from 'node:http';

/** Milliseconds without a request after which there is nothing else to do. */
const QUIET_MS = 5_000;
/** Milliseconds until there may be others: posts come, and kept pictures leave. */
const AGAIN_MS = 3_600_000;

/** Asked by balancers, whether or not somebody is there. */
const HEALTH = /^\/(?:health|ready)$/;

export interface DrawAhead<Picture> {
  readonly server: Server;
  /** The pictures that are likely to be asked for, those first that are needed first. */
  readonly list: () => Promise<readonly Picture[]>;
  readonly draw: (picture: Picture) => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Draws pictures one at a time while nobody asks for anything. A request ends that until it has been quiet again: it waits for one picture at
 * most.
 *
 * @returns a function that ends it.
 */
export function drawAhead<Picture>({ server, list, draw, onFailure }: DrawAhead<Picture>): () => void {
  let askedAt = performance.now();
  let left: readonly Picture[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  server.on('request', ({ url = '' }) => {
    if (!HEALTH.test(url)) askedAt = performance.now();
  });

  const goOnAfter = (ms: number) => {
    if (!ended) timer = setTimeout(() => void goOn(), ms).unref();
  };
  async function goOn() {
    const noise = askedAt + QUIET_MS - performance.now();
    if (noise > 0) return goOnAfter(noise);
    try {
      if (!left) left = await list();
      else {
        const [picture] = left;
        left = left.slice(1);
        if (picture !== undefined) await draw(picture);
      }
    } catch (error) {
      if (!ended) onFailure(error);
    }
    if (left && left.length > 0) return goOnAfter(0);
    left = undefined;
    return goOnAfter(AGAIN_MS);
  }

  goOnAfter(QUIET_MS);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
