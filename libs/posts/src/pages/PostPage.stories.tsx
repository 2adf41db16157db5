import { profile } from '@social-shop/creators/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { clip, feedPage, ltk, postsMocks } from '../testing/index.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: `/posts/${ltk(1).id}`, mocks: postsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: /^Shop Now/ });
  },
};

const videoPost = ltk(1, { video_media_id: clip(ltk(1), '').id });

/** A video whose URL is loading: the picture, and the play button. Its other states: `VideoPlayer`. */
export const Video: Story = {
  args: { mocks: { ...postsMocks([videoPost]), 'GET /v3/media_objects/': never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Play video' });
  },
};

/** The URL of the video fails to load. */
export const VideoFailed: Story = {
  args: { mocks: { ...postsMocks([videoPost]), 'GET /v3/media_objects/': failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The video cannot be played.');
  },
};

/** A single product is a row, with the view's filled button. */
export const OneProduct: Story = {
  args: { mocks: postsMocks([ltk(1, { product_ids: ltk(1).product_ids.slice(0, 1), products_count: 1 })]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^Shop Now/ });
  },
};

/** A post without products, by a creator without other posts. */
export const Empty: Story = {
  args: {
    mocks: {
      ...postsMocks([ltk(1, { product_ids: [], products_count: 0, caption: '' })]),
      'GET /v3/activities/posts/profile/{profile_id}': feedPage([]),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
  },
};

/** The post has loaded; its products and the other posts are loading. */
export const Loading: Story = {
  args: {
    mocks: {
      ...postsMocks(),
      'GET /v2/products/': never,
      'GET /v3/activities/posts/profile/{profile_id}': never,
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('status');
  },
};

/** The post has loaded; its products and the other posts failed. */
export const Error: Story = {
  args: {
    mocks: {
      ...postsMocks(),
      'GET /v2/products/': failure(404),
      'GET /v3/activities/posts/profile/{profile_id}': failure(404),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Error loading products.');
    await within(canvasElement).findByText('Error Loading LTKs.');
  },
};

/** A right-to-left page of a creator who writes in that direction. */
export const RightToLeft: Story = {
  args: {
    mocks: {
      ...postsMocks(),
      'GET /v2/ltks': {
        ltks: [ltk(1, { caption: 'فساتين وكتان بجانب البحيرة #سفر' })],
        profiles: [profile({ name: 'ليلى حداد' })],
        meta: { limit: 36 },
      },
    },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: /^Shop Now/ });
  },
};
