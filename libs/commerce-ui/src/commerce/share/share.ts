/** The shared data: the page at `url`, with a title and a sentence. */
export interface ShareData {
  readonly title: string;
  readonly text: string;
  /** A full URL. */
  readonly url: string;
}

/** 'busy': another sheet is already open, and stays open. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed' | 'busy';

/** The browser's functions for sharing; any may be missing. */
export type Device = Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>;

/** Opens the share sheet. If there is none for this data, or it fails, copies the link. Never throws. */
export async function share(data: ShareData, device: Device = navigator): Promise<ShareOutcome> {
  if (device.share && device.canShare?.(data)) {
    try {
      await device.share(data);
      return 'shared';
    } catch (error) {
      const name = error instanceof DOMException && error.name;
      if (name === 'AbortError') return 'cancelled';
      // Ask the browser whether one is open: with its own record, the page would wait for ever for a sheet that never settles.
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
