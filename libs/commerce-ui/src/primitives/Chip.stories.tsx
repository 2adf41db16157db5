import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'New' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Sale: Story = { args: { look: 'sale', children: '−30%' } };

/** On warm walls, where the pale chip is hard to see. */
export const SaleOnImage: Story = {
  args: { look: 'saleOnImage', children: '−30%' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8 }}>
        {['#f4f1ec', '#efe6d6', '#f1d9d2', '#fbe7de'].map((wall) => (
          <div key={wall} style={{ padding: 16, background: wall }}>
            <Story />
          </div>
        ))}
      </div>
    ),
  ],
};
export const SaleOnImageInDark: Story = { ...SaleOnImage, globals: { theme: 'dark' } };
