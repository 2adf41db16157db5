import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  component: ShareButton,
  args: {
    title: 'Post by Maren Holt',
    text: 'Four slow days by the lake',
    url: '/posts/1',
    onShare: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsIcon: Story = {};
export const Round: Story = { args: { look: 'round' } };
export const WithLabel: Story = { args: { look: 'label' } };
