import { postsMocks } from '@social-shop/posts/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DiscoverFeed } from './DiscoverFeed.tsx';

const meta = {
  component: FeaturePreview,
  args: { feature: { routes: [{ path: '/', element: <DiscoverFeed /> }] }, path: '/', mocks: postsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The feed of error pages; its states are those of the home page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};
