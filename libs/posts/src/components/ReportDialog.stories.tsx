import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ltk, postsMocks } from '../testing/index.ts';
import { ReportDialog } from './ReportDialog.tsx';

const close = fn();

const meta = {
  component: FeaturePreview,
  args: {
    feature: { routes: [{ path: '/', element: <ReportDialog postId={ltk().id} onClose={close} /> }] },
    path: '/',
    mocks: postsMocks(),
  },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report this post' });
  },
};

/** Sent without a reason, it asks for one. */
export const WithoutReason: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose a reason.');
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
