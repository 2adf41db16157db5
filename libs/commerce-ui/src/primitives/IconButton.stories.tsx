import type { Meta, StoryObj } from '@storybook/react-vite';
import heart from 'icon:heart';
import heartFill from 'icon:heart-fill';
import { Drawing } from '../icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { icon: 'share', label: 'Share' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnImage: Story = {
  args: { look: 'onImage', icon: <Drawing path={heart} />, label: 'Like', 'aria-pressed': false },
};
export const OnImagePressed: Story = {
  args: { look: 'onImage', icon: <Drawing path={heartFill} />, label: 'Like', 'aria-pressed': true },
};
