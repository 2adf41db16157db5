import { creatorsMocks, profile } from '@social-shop/creators/testing';
import { feedPage, postsMocks } from '@social-shop/posts/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';

const FEED = 'GET /v3/activities/posts/profile/{profile_id}';
const mocks = postsMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/explore/marenholt', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Empty: Story = {
  args: { mocks: { ...mocks, [FEED]: feedPage([]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
  },
};

export const Loading: Story = {
  args: { mocks: { ...mocks, [FEED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};

export const Error: Story = {
  args: { mocks: { ...mocks, [FEED]: failure(404), 'GET /v2/followers_statistics/': failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

/** A right-to-left name and text, without a cover. */
export const RightToLeft: Story = {
  args: {
    mocks: {
      ...mocks,
      ...creatorsMocks([profile({ name: 'ليلى حداد', bio: 'أزياء هادئة من بيروت', cover_url: undefined })]),
    },
  },
};
