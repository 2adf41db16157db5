import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '/home', children: 'discover new posts' },
  render: (args) => (
    <p>
      You may also <TextLink {...args} /> below.
    </p>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;

export const InText: StoryObj<typeof meta> = {};
