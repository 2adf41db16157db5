import { sessionMocks } from '@social-shop/auth/testing';
import { profile } from '@social-shop/creators/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ltk, postsMocks } from '../testing/index.ts';
import { PostMenu } from './PostMenu.tsx';

const { display_name: displayName, name, avatar_url: avatarUrl } = profile();
const menu = <PostMenu postId={ltk().id} creator={{ displayName, name, avatarUrl }} />;

const meta = {
  component: FeaturePreview,
  args: {
    feature: { routes: [{ path: '/', element: menu }] },
    path: '/',
    mocks: { ...postsMocks(), ...sessionMocks() },
  },
  decorators: [(Story) => <div style={{ minHeight: 220 }}>{Story()}</div>],
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const label = 'More about the post by Maren Holt';
  await userEvent.click(await within(canvasElement).findByRole('button', { name: label }));
  return screen.findByRole('menu', { name: label }, { timeout: 20_000 });
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(await open(canvasElement)).getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** A hidden post can be shown again where feeds do not leave it out, as on its page. */
export const Hidden: Story = {
  args: {
    mocks: {
      ...postsMocks(),
      ...sessionMocks(),
      'GET /v2/hides/': { hides: [{ ltk_id: ltk().id, hidden_at: '2026-11-24T09:30:00.000Z' }] },
    },
  },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByRole('menuitem', { name: 'Show this post again' });
  },
};
