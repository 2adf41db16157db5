import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { sessionMocks } from '../testing/index.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/logout', mocks: sessionMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It asks first (T28), and its form has the visitor's form token (P15). */
export const Asks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign out?' })).toBeVisible();
    await canvas.findByText('You are signed in as maren@example.com.');
    const form = canvas.getByRole<HTMLButtonElement>('button', { name: 'Sign out' }).form;
    await expect(form).toHaveFormValues({ token: 'form-token' });
    await expect(form).toHaveAttribute('action', '/logout');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/');
  },
};
