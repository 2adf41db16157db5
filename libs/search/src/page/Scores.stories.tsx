import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Scores } from './Scores.tsx';
import { selectionOf } from './selection.ts';

const of = (alpha: string) =>
  selectionOf(new URLSearchParams(`keyword=linen&debug=true&alpha=${alpha}`), 'http://localhost:4200');

const meta = {
  component: Scores,
  args: {
    selection: of('0.4'),
    scores: [1, 2, 3].map((nth) => ({ id: `00000000-0000-4000-8000-00000000200${nth}`, score: 1 / nth })),
  },
} satisfies Meta<typeof Scores>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WrongWeight: Story = {
  args: { selection: of('2') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This field must be a number between 0 and 1')).toBeVisible();
  },
};
