import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaidNote } from './PaidNote.tsx';

const meta = { component: PaidNote, args: { count: 1 } } satisfies Meta<typeof PaidNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLink: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Paid link: the creator may earn a commission when you buy.');
  },
};
export const Several: Story = {
  args: { count: 6 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Paid links: the creator may earn a commission when you buy.');
  },
};
