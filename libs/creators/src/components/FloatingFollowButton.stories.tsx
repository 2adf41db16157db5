import { sessionMocks } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { followsMocks, profile } from '../testing/index.ts';
import { FloatingFollowButton } from './FloatingFollowButton.tsx';

const { id, display_name: displayName, name, avatar_url: avatarUrl } = profile();
const page = (
  <>
    <FloatingFollowButton creator={{ id, displayName, name, avatarUrl }} />
    <svg width="10" height="3000" aria-hidden="true" />
  </>
);

const meta = {
  component: FeaturePreview,
  args: {
    feature: { routes: [{ path: '/', element: page }] },
    path: '/',
    mocks: { ...sessionMocks(), ...followsMocks() },
  },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below the head there is a second button, which phones show. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Follow Maren Holt' });
    document.documentElement.scrollTo(0, 1000);
    await expect(await screen.findAllByRole('button', { name: 'Follow Maren Holt', hidden: true })).toHaveLength(1);
  },
};
