import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { discoveryMocks } from '../testing/index.ts';

const BUBBLES = 'POST /v1/presentation/modules/v1_bubbles';
const FEATURED = 'GET /v3/activities/posts/global/featured';
const mocks = discoveryMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/sitemap', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Dresses' });
  },
};

/** The platform's categories and creators are loading; the shop's own links are there. */
export const Loading: Story = {
  args: { mocks: { ...mocks, [BUBBLES]: never, [FEATURED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Sale Alert' });
  },
};

export const Error: Story = {
  args: { mocks: { ...mocks, [BUBBLES]: failure(404), [FEATURED]: failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('alert');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
