import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HeartButton } from './HeartButton.tsx';

const meta = {
  component: HeartButton,
  args: { label: 'Like the post by Maren Holt', pressed: false, onPress: () => {} },
  render: function Shown(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <HeartButton {...args} pressed={pressed} onPress={() => setPressed(!pressed)} />;
  },
} satisfies Meta<typeof HeartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPicture: Story = {};
export const OnPage: Story = { args: { look: 'quiet' } };

/** The state is in `aria-pressed`, not in the name. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Like the post by Maren Holt', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
