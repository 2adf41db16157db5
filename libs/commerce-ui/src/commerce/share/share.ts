/** What is shared: the page at `url`, with a title and a sentence. */
export interface ShareData {
  readonly title: string;
  readonly text: string;
  /** A whole address. */
  readonly url: string;
}

/** 'busy': a sheet is open already, and stays the one that counts. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed' | 'busy';

/** What of the browser sharing needs; any of it may be missing. */
export type Device = Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>;

/** Opens the share sheet; where there is none for this data, or it fails, copies the link. Never throws. */
export async function share(data: ShareData, device: Device = navigator): Promise<ShareOutcome> {
  if (device.share && device.canShare?.(data)) {
    try {
      await device.share(data);
      return 'shared';
    } catch (error) {
      const name = error instanceof DOMException && error.name;
      if (name === 'AbortError') return 'cancelled';
      // The browser knows best whether one is open: a page that kept its own record would wait for ever where a sheet never settles.
      if (name === 'InvalidStateError') return 'busy';
    }
  }
  try {
    await device.clipboard?.writeText(data.url);
    return device.clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
