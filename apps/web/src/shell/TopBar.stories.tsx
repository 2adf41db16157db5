import { sessionAnswers, signedOut } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const at = (path: string) => ({ feature: { routes: [{ path, element: <TopBar /> }] }, path });

const meta = {
  component: FeaturePreview,
  args: { ...at('/posts/1'), answers: sessionAnswers(signedOut) },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};
export const SignedIn: Story = {
  args: { answers: sessionAnswers() },
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByRole('button', { name: 'Account of maren@example.com' });
    await expect(account).toBeVisible();
  },
};
/** Where the reader is says the bar, too. */
export const OnHome: Story = {
  args: at('/home'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Discover', current: 'page' });
  },
};
/** A form has the filled button of its page: the bar has none. */
export const BesideAForm: Story = {
  args: {
    feature: { routes: [{ path: '/login', element: <TopBar />, handle: { page: 'login', document: true } }] },
    path: '/login',
  },
};

/** What the phone's menu holds is not in its bar. */
export const SignedOutOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};
export const SignedInOnPhone: Story = { ...SignedOutOnPhone, args: { answers: sessionAnswers() } };
export const InDark: Story = { globals: { theme: 'dark' } };
export const Mirrored: Story = { globals: { direction: 'rtl' } };
