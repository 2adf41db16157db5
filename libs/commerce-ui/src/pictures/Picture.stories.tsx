import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../testing/fixtures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  component: Picture,
  args: {
    url: picture('#cfdcea'),
    alt: 'A red ball on a plinth in an arch',
    ratio: 1.25,
    color: '#cfdcea',
    size: { widths: [225, 450], sizes: '288px' },
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {};

/** Nothing arrives: the box keeps its shape and its colour. */
export const Missing: Story = {
  args: { url: 'data:image/png,nothing' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.dataset['pending']).toBeUndefined());
    await expect(image?.parentElement?.getBoundingClientRect().height).toBeCloseTo(360, 0);
  },
};
