import { failure, FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { discoveryMocks } from '../testing/index.ts';

const mocks = discoveryMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/categories/dresses', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Named: Story = { ...Default, args: { path: '/categories/LTKGiftGuide' } };

/** The call for the count fails, so none is shown. */
export const Error: Story = {
  args: {
    mocks: {
      ...mocks,
      'GET /v3/hashtags/{hashtag}': failure(404),
      'GET /v3/activities/posts/hashtag/{hashtag}': failure(404),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
