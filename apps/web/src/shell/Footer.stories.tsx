import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: FeaturePreview,
  args: {
    feature: { routes: [{ path: '/', element: <Footer /> }] },
    path: '/',
    mocks: sessionMocks(signedOut),
  },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Sign up' });
  },
};
export const SignedIn: Story = {
  args: { mocks: sessionMocks() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Sign out' });
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InDark: Story = { globals: { theme: 'dark' } };
