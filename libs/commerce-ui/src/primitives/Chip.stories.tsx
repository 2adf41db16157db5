import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'New' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Sale: Story = { args: { look: 'sale', children: '−30%' } };
