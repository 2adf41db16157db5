import type { Meta, StoryObj } from '@storybook/react-vite';
import { creator } from '../testing/fixtures.ts';
import { within } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { url: creator.avatarUrl, name: creator.name, size: 48 } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = { args: { size: 32 } };
export const Row: Story = {};
/** The first letter of the name replaces a picture that fails to load. */
export const Missing: Story = {
  args: { url: 'data:image/png,nothing' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('M');
  },
};
export const Page: Story = { args: { size: 88 } };
