import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Picture } from '../../pictures/Picture.tsx';
import { shortClip } from '../../testing/clip.ts';
import { post } from '../../testing/fixtures.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  component: VideoPlayer,
  args: { url: shortClip, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 351, borderRadius: 14 }}>
        <Picture url={post.heroImage} alt={post.heroImageAlt} ratio={1.25} size={{ widths: [450], sizes: '351px' }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clip has to be fetched and to play through, on a busy machine too. */
const LONG = { timeout: 30_000 };

const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('button', { name }, LONG);

/** A visitor who wants less motion sees the picture until they press. */
const still = () => {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('motion') ? { ...matchMedia(query), matches: true } : matchMedia(query);
  return () => {
    window.matchMedia = matchMedia;
  };
};

const opacity = (canvasElement: HTMLElement, value: string) =>
  waitFor(() => expect(canvasElement.querySelector('video')).toHaveStyle({ opacity: value }), LONG);

/** Plays by itself, once; then the picture is shown again. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Pause video');
    await button(canvasElement, 'Play video');
    await opacity(canvasElement, '0');
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    // So slow that it does not end meanwhile.
    const video = await waitFor(
      () => canvasElement.querySelector('video') ?? Promise.reject(new Error('no video')),
      LONG,
    );
    video.playbackRate = 0.1;
    await userEvent.click(await button(canvasElement, 'Pause video'));
    const play = await button(canvasElement, 'Play video');
    await expect(play).toHaveFocus();
    await expect(play.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await opacity(canvasElement, '1');
  },
};

/** For visitors who want less motion or less data, before they press. */
export const Still: Story = {
  beforeEach: still,
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Play video');
    const video = canvasElement.querySelector('video');
    await expect(video?.readyState).toBe(0);
    await opacity(canvasElement, '0');
  },
};
export const StillInDark: Story = { ...Still, globals: { theme: 'dark' } };
export const StillInArabic: Story = { ...Still, globals: { direction: 'rtl' } };

/** It fails to load or play: the picture stays, and a press retries. */
export const Failed: Story = {
  args: { url: 'data:video/mp4,nothing' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The video cannot be played.', {}, LONG);
    await button(canvasElement, 'Play video');
  },
};
