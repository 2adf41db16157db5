import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { legalPaths } from '../paths.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: legalPaths.cookies(), mocks: {} },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Accept', pressed: true })).toBeVisible();
    await expect(page.getAllByRole('table')).toHaveLength(3);
  },
};
export const Declined: Story = {
  args: { consent: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your choice: declined' });
  },
};
export const Undecided: Story = {
  args: { consent: 'undecided' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your choice' });
  },
};
/** Rows keep their roles where each is a block. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('rowheader', { name: 'locale' });
  },
};
export const InDark: Story = { args: { consent: 'denied' }, globals: { theme: 'dark' } };
export const InGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Mirrored: Story = { globals: { direction: 'rtl' } };
