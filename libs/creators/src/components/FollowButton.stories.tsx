import { sessionMocks } from '@social-shop/auth/testing';
import { failure, FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { followsMocks, profile } from '../testing/index.ts';
import { FollowButton, type FollowButtonProps } from './FollowButton.tsx';

const { id, display_name: displayName, name, avatar_url: avatarUrl } = profile();
const button = (place: FollowButtonProps['place'] = 'list', shown = name) => ({
  routes: [
    { path: '/', element: <FollowButton creator={{ id, displayName, name: shown, avatarUrl }} place={place} /> },
  ],
});

const meta = {
  component: FeaturePreview,
  args: { feature: button(), path: '/', mocks: {} },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = (followed: readonly string[] = []) => ({ ...sessionMocks(), ...followsMocks(new Set(followed)) });

export const Default: Story = {};

export const AtTheHead: Story = { args: { feature: button('head') } };

export const Following: Story = {
  args: { mocks: member([id]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Following Maren Holt', pressed: true });
  },
};

export const FollowingAtTheHead: Story = { ...Following, args: { feature: button('head'), mocks: member([id]) } };

/** Both labels have the same room, so that nothing moves. */
export const Pressed: Story = {
  args: { mocks: member() },
  play: async ({ canvasElement }) => {
    const follow = await within(canvasElement).findByRole('button', { name: 'Follow Maren Holt' });
    const { width } = follow.getBoundingClientRect();
    await userEvent.click(follow);
    await expect(follow).toHaveAccessibleName('Following Maren Holt');
    await expect(follow.getBoundingClientRect().width).toBe(width);
  },
};

export const Unfollowing: Story = {
  args: { mocks: member([id]) },
  play: async ({ canvasElement }) => {
    const following = await within(canvasElement).findByRole('button', { name: 'Following Maren Holt' });
    await userEvent.click(following);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unfollow Maren Holt?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(following).toHaveAccessibleName('Follow Maren Holt'));
  },
};

/** A failed follow flips back (S30). */
export const Error: Story = {
  args: { mocks: { ...member(), 'POST /v2/follows/': failure(403) } },
  play: async ({ canvasElement }) => {
    const follow = await within(canvasElement).findByRole('button', { name: 'Follow Maren Holt', pressed: false });
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toHaveAccessibleName('Follow Maren Holt'));
  },
};

export const RightToLeft: Story = {
  args: { feature: button('list', 'ليلى حداد'), mocks: member([id]) },
  globals: { direction: 'rtl' },
};
