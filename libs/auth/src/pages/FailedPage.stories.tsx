import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feature } from '../feature.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/auth/failed', mocks: {} },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It links to a new sign-in and to the shop. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Logging in did not work' });
    await expect(canvas.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/home');
  },
};

export const Unavailable: Story = {
  args: { path: '/auth/unavailable' },
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'Logging in is not possible right now' };
    await within(canvasElement).findByRole('heading', heading);
  },
};
