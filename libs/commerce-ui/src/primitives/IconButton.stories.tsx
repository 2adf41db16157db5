import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { icon: 'share', label: 'Share' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnImage: Story = { args: { look: 'onImage', icon: 'heart', label: 'Like', 'aria-pressed': false } };
export const OnImagePressed: Story = {
  args: { look: 'onImage', icon: 'heartFill', label: 'Like', 'aria-pressed': true },
};
