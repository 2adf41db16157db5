import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shortClip } from '../../testing/clip.ts';
import { post, creator, shelf } from '../../testing/fixtures.ts';
import { postLabelId, PostTile } from '../post/PostTile.tsx';
import { TileClip } from './TileClip.tsx';

const meta = {
  component: TileClip,
  args: { url: shortClip, onSeen: fn() },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  render: (args) => (
    <PostTile
      post={{ ...post, videoMediaId: post.id }}
      creator={creator}
      products={shelf(3)}
      clip={<TileClip {...args} />}
    />
  ),
} satisfies Meta<typeof TileClip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clip has to be fetched and to play through, on a busy machine too. */
const LONG = { timeout: 30_000 };

const radiusOf = (element: Element | null) => element && getComputedStyle(element).borderRadius;
const placeOf = (element: Element) => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** In view it plays once over the picture and its mark. Then the picture is shown again. */
export const InView: Story = {
  play: async ({ canvasElement, args }) => {
    const height = heightOf(canvasElement);
    const video = await waitFor(
      () => canvasElement.querySelector('video') ?? Promise.reject(new Error('no clip')),
      LONG,
    );
    await expect(args.onSeen).toHaveBeenCalledOnce();
    const picture = canvasElement.querySelector(`#${postLabelId(post.id)} img`);
    await expect(placeOf(video)).toEqual(picture && placeOf(picture));
    await expect(video).toHaveStyle({ borderRadius: radiusOf(video.closest('a')) });
    await waitFor(() => expect(video.ended).toBe(true), LONG);
    await waitFor(() => expect(video).toHaveStyle({ opacity: '0' }), LONG);
    await expect(heightOf(canvasElement)).toBe(height);
  },
};

/** The URL is not known yet, or failed to load: the picture with the mark of a video. */
export const NotYet: Story = { args: { url: undefined } };
