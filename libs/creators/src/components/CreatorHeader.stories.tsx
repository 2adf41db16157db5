import { failure, FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { creatorsMocks, profile } from '../testing/index.ts';
import { CreatorHeader } from './CreatorHeader.tsx';

const { id, display_name: displayName, name, bio, avatar_url: avatarUrl, cover_url: coverUrl } = profile();
const header = (
  <CreatorHeader creator={{ id, displayName, name, bio, avatarUrl, ...(coverUrl !== undefined && { coverUrl }) }} />
);

const meta = {
  component: FeaturePreview,
  args: { feature: { routes: [{ path: '/', element: header }] }, path: '/', mocks: creatorsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('18.4K followers');
  },
};

/** A count that fails to load is not shown (specification 1, section 8). */
export const Error: Story = {
  args: { mocks: { 'GET /v2/followers_statistics/': failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Maren Holt' });
    await expect(within(canvasElement).queryByText(/followers/)).toBeNull();
  },
};
