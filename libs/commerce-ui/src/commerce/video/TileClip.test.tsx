import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TileClip } from './TileClip.tsx';

let lookFrom: (seen: boolean) => void = () => {};
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe() {
    lookFrom = (isIntersecting) =>
      act(() =>
        this.callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
  }
  disconnect() {}
}

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();
const onSeen = vi.fn();
const wishes = { stillness: false, littleData: false };

beforeEach(() => {
  Object.assign(wishes, { stillness: false, littleData: false });
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  onSeen.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: wishes.stillness }));
  vi.stubGlobal('navigator', { connection: { saveData: wishes.littleData } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads nothing before its tile is in view, then plays muted, pauses out of view, and starts again', () => {
  const { container } = render(<TileClip url="/clips/a.mp4" onSeen={onSeen} />);
  expect(container.querySelector('video')).toBeNull();
  expect(onSeen).not.toHaveBeenCalled();

  lookFrom(true);
  expect(onSeen).toHaveBeenCalledOnce();
  const video = container.querySelector('video');
  expect(video?.getAttribute('src')).toBe('/clips/a.mp4');
  expect(video?.muted).toBe(true);
  expect(video?.loop).toBe(false);
  expect(play).toHaveBeenCalledOnce();

  Object.defineProperty(video, 'currentTime', { value: 2.5, writable: true });
  lookFrom(false);
  expect(pause).toHaveBeenCalledOnce();
  expect(video?.currentTime).toBe(2.5);
  lookFrom(true);
  expect(play).toHaveBeenCalledTimes(2);
  expect(video?.currentTime).toBe(0);
});

it('plays as soon as its URL is known, if its tile is still in view', () => {
  const { container, rerender } = render(<TileClip url={undefined} onSeen={onSeen} />);
  lookFrom(true);
  expect(container.querySelector('video')).toBeNull();
  rerender(<TileClip url="/clips/a.mp4" onSeen={onSeen} />);
  expect(play).toHaveBeenCalledOnce();
});

it('keeps the picture if the browser refuses to play', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  const { container } = render(<TileClip url="/clips/a.mp4" onSeen={onSeen} />);
  lookFrom(true);
  const shown = container.querySelector('video')?.className;
  await act(async () => {});
  expect(container.querySelector('video')?.className).toBe(shown);
});

it.each(['stillness', 'littleData'] as const)('loads nothing for a visitor who wants %s', (wish) => {
  wishes[wish] = true;
  vi.stubGlobal('navigator', { connection: { saveData: wishes.littleData } });
  const { container } = render(<TileClip url="/clips/a.mp4" onSeen={onSeen} />);
  lookFrom(true);
  expect(onSeen).not.toHaveBeenCalled();
  expect(container.querySelector('video')).toBeNull();
});
