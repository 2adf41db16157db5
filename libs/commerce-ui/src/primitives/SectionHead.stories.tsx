import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  component: SectionHead,
  args: { title: 'Sale Alert', note: 'Prices that have just dropped.', href: '/categories/salealert' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See all of Sale Alert' })).toBeVisible();
  },
};
export const WithLinkOnPhone: Story = { ...WithLink, globals: { viewport: { value: 'phone' } } };
export const TitleOnly: Story = { args: { title: 'Seen in' }, render: ({ title }) => <SectionHead title={title} /> };
