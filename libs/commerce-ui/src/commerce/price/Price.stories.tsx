import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { price: { regular: 12800, currency: 'USD' } } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(text);
  };

export const Regular: Story = { play: shows('$128.00') };
export const Sale: Story = { args: { price: { regular: 11000, sale: 7700, currency: 'USD' } } };
/** The old price is not known. */
export const Dropped: Story = { args: { price: { regular: 3400, currency: 'EUR' }, dropped: 21 } };
export const Range: Story = {
  args: { price: { regular: 4800, regularMax: 6400, currency: 'USD' } },
  play: shows('$48.00 – $64.00'),
};
export const Yen: Story = { args: { price: { regular: 12800, currency: 'JPY' } }, play: shows('¥12,800') };
export const Won: Story = { args: { price: { regular: 45000, currency: 'KRW' } }, play: shows('₩45,000') };
export const Page: Story = { args: { size: 'page', price: { regular: 11000, sale: 7700, currency: 'USD' } } };
