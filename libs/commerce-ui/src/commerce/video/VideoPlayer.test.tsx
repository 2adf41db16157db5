import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

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
const wishes = { stillness: false, littleData: false };
const wishFor = (wish: keyof typeof wishes) => {
  wishes[wish] = true;
  vi.stubGlobal('navigator', { connection: { saveData: wishes.littleData } });
};

beforeEach(() => {
  Object.assign(wishes, { stillness: false, littleData: false });
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: wishes.stillness }));
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const url = '/clips/a.mp4';
const clip = () => document.querySelector('video') ?? expect.fail('no video');
const tell = (event: string, over: object = {}) => {
  const element = clip();
  for (const [name, value] of Object.entries(over)) Object.defineProperty(element, name, { value, configurable: true });
  act(() => void element.dispatchEvent(new Event(event)));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('plays once by itself, muted, while it is in view, and can be paused, resumed and played again (K-V10)', () => {
  render(<VideoPlayer url={url} />);
  expect(play).not.toHaveBeenCalled();
  lookFrom(true);
  expect(play).toHaveBeenCalledTimes(1);
  expect(clip()).toMatchObject({ muted: true, loop: false, controls: false, preload: 'none', autoplay: false });
  tell('playing');
  pause.mockReset();
  press('Pause video');
  expect(pause).toHaveBeenCalledTimes(1);
  tell('pause', { ended: false });
  press('Play video');
  expect(play).toHaveBeenCalledTimes(2);
  tell('playing');
  // Out of view and back: it continues.
  lookFrom(false);
  tell('pause');
  lookFrom(true);
  expect(play).toHaveBeenCalledTimes(3);
  tell('playing');
  tell('pause', { ended: true });
  tell('ended');
  lookFrom(false);
  lookFrom(true);
  expect(play).toHaveBeenCalledTimes(3);
  press('Play video');
  expect(play).toHaveBeenCalledTimes(4);
});

it.each(['stillness', 'littleData'] as const)(
  'loads nothing for a visitor who wants %s before they press (K-V10)',
  (wish) => {
    wishFor(wish);
    render(<VideoPlayer url={url} />);
    lookFrom(true);
    expect(play).not.toHaveBeenCalled();
    expect(clip()).toMatchObject({ preload: 'none', autoplay: false });
    press('Play video');
    expect(play).toHaveBeenCalledOnce();
  },
);

it('waits for a press if the browser refuses to autoplay', async () => {
  play.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
  render(<VideoPlayer url={url} />);
  lookFrom(true);
  await act(async () => {});
  press('Play video');
  expect(play).toHaveBeenCalledTimes(2);
});

it('says that a video cannot be played, keeps the picture, and retries when asked (K-V11)', () => {
  render(<VideoPlayer url={url} />);
  lookFrom(true);
  expect(screen.getByRole('status').textContent).toBe('');
  tell('error');
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The video cannot be played.');
  press('Play video');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(clip().getAttribute('src')).toBe(url);
  expect(play).toHaveBeenCalledTimes(2);
});

it('requests a URL that failed to load again, and plays once it is known (K-V11)', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<VideoPlayer url={undefined} failed onRetry={onRetry} />);
  lookFrom(true);
  expect(screen.getByRole('status').textContent).toBe('The video cannot be played.');
  press('Play video');
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<VideoPlayer url={undefined} onRetry={onRetry} />);
  rerender(<VideoPlayer url={url} onRetry={onRetry} />);
  expect(play).toHaveBeenCalledOnce();
});

it('has a sound button only for a video with sound', () => {
  render(<VideoPlayer url={url} />);
  lookFrom(true);
  tell('playing');
  tell('timeupdate', { currentTime: 1, duration: 4, webkitAudioDecodedByteCount: 0 });
  expect(screen.queryByRole('button', { name: 'Sound' })).toBeNull();
  tell('timeupdate', { webkitAudioDecodedByteCount: 800 });
  const sound = screen.getByRole('button', { name: 'Sound' });
  expect(sound.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(sound);
  expect(clip().muted).toBe(false);
  tell('volumechange');
  expect(sound.getAttribute('aria-pressed')).toBe('true');
});
