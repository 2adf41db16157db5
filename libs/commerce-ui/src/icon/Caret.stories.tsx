import type { Meta, StoryObj } from '@storybook/react-vite';
import { Caret } from './Caret.tsx';

const meta = { component: Caret, args: { to: 'end' } } satisfies Meta<typeof Caret>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { to: 'start' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
