import type { Server } from 'node:http';

/** Milliseconds without a request after which the platform counts as idle. */
const QUIET_MS = 5_000;
/** Milliseconds until it checks again: posts are added, and stored pictures are removed. */
const AGAIN_MS = 3_600_000;

/** Requested by balancers, whether or not there are visitors. */
const HEALTH = /^\/(?:health|ready)$/;

export interface DrawAhead<Picture> {
  readonly server: Server;
  /** The pictures that are likely to be requested, in the order in which they are needed. */
  readonly list: () => Promise<readonly Picture[]>;
  readonly draw: (picture: Picture) => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Draws pictures one at a time while there are no requests. A request pauses it until the platform is idle again: it waits for one picture
 * at most.
 *
 * @returns a function that stops it.
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
