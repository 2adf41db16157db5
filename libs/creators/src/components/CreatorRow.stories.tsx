import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { creatorsMocks, profile } from '../testing/index.ts';
import { CreatorRow } from './CreatorRow.tsx';

const FOLLOWERS = 'GET /v2/followers_statistics/';

const { id, display_name: displayName, name, avatar_url: avatarUrl } = profile();
const rowOf = (name: string) => ({
  routes: [{ path: '/', element: <CreatorRow creator={{ id, displayName, name, avatarUrl }} /> }],
});

const meta = {
  component: FeaturePreview,
  args: { feature: rowOf(name), path: '/', mocks: creatorsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('18.4K followers');
  },
};

export const Loading: Story = { args: { mocks: { [FOLLOWERS]: never } } };

/** A count that fails to load is not shown (specification 1, section 8). */
export const Error: Story = {
  args: { mocks: { [FOLLOWERS]: failure(404) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveTextContent('Maren Holt');
    await expect(within(canvasElement).queryByText(/followers/)).toBeNull();
  },
};

export const RightToLeft: Story = { args: { feature: rowOf('ليلى حداد') }, globals: { direction: 'rtl' } };
