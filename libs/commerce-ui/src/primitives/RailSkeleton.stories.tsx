import type { Meta, StoryObj } from '@storybook/react-vite';
import { RailSkeleton } from './RailSkeleton.tsx';

const meta = {
  component: RailSkeleton,
  args: { title: 'More from Alder & Moss', tiles: 'products' },
  decorators: [(Story) => <div style={{ padding: '0 40px', overflow: 'hidden' }}>{Story()}</div>],
} satisfies Meta<typeof RailSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const Posts: Story = { args: { title: 'Seen in', tiles: 'posts' } };
