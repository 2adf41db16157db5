import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './Link.tsx';
import { paths } from './paths.ts';

const meta = { component: Link, args: { href: paths.home(), children: 'Discover' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo =
  (href: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', href);
  };

export const Default: Story = { play: leadsTo('/home') };
export const Current: Story = {
  args: { 'aria-current': 'page' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Discover');
  },
};
export const ToNameWithSpaces: Story = {
  args: { href: paths.creatorShop('Ana Lima'), children: 'Ana Lima' },
  play: leadsTo('/explore/Ana%20Lima'),
};
