import { feedPage } from '@social-shop/posts/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { discoveryMocks } from '../testing/index.ts';

const FEED = 'GET /v3/activities/posts/hashtag/{hashtag}';
const mocks = discoveryMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/hashtags/linenseason', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Filtered: Story = { ...Default, args: { path: '/hashtags/linenseason?sort=newest&price=50' } };

/** With an order of its own. */
export const Special: Story = { ...Default, args: { path: '/hashtags/ltkpopulartoday' } };

/** A name without a space to break at. */
export const LongName: Story = { ...Default, args: { path: `/hashtags/${'everything'.repeat(8)}` } };

export const Empty: Story = {
  args: { path: '/hashtags/linenseason?price=25', mocks: { ...mocks, [FEED]: feedPage([]) } },
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
  args: { mocks: { ...mocks, [FEED]: failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const RightToLeft: Story = {
  ...Default,
  args: { path: `/hashtags/${encodeURIComponent('صيف')}` },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Filtered, globals: { theme: 'dark' } };
export const Phone: Story = { ...Filtered, globals: { viewport: { value: 'phone' } } };
