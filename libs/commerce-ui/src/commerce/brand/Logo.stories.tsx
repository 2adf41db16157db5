import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Mark } from './Logo.tsx';
import { Niche } from './Niche.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndWord: Story = {};
export const EmptyNiche: Story = { render: () => <Niche /> };
export const MarkAlone: Story = { render: () => <Mark /> };
