import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '../testing/fixtures.ts';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { url: profile.avatarUrl, size: 48 } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = { args: { size: 32 } };
export const Row: Story = {};
export const Page: Story = { args: { size: 88 } };
