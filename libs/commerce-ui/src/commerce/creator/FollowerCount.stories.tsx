import type { Meta, StoryObj } from '@storybook/react-vite';
import { FollowerCount } from './FollowerCount.tsx';

const meta = { component: FollowerCount, args: { count: 18_432 } } satisfies Meta<typeof FollowerCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { count: 1 } };
export const Millions: Story = { args: { count: 2_345_678 } };
