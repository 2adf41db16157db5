import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shelf } from '../../testing/fixtures.ts';
import { PostShelf } from './PostShelf.tsx';

const meta = {
  component: PostShelf,
  args: { products: shelf(3), count: 3, color: '#cfdcea', postHref: '/posts/1' },
} satisfies Meta<typeof PostShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const prices = [
  { amount: 3_400, currency: 'USD' },
  { amount: 13_450, currency: 'USD' },
  { amount: 4_500_000, currency: 'USD' },
  { amount: 170_000, currency: 'JPY' },
  { amount: 117_000_000, currency: 'JPY' },
  undefined,
];
const board =
  (width: number): Story['render'] =>
  (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {prices.flatMap((priceFrom) =>
        [2, 4, 24].map((count) => (
          <div key={`${priceFrom?.amount} ${count}`} data-testid="row" style={{ width }}>
            <PostShelf {...args} products={shelf(Math.min(count, 3))} count={count} priceFrom={priceFrom} />
          </div>
        )),
      )}
    </div>
  );

/** No row grows with its text, and each visible price is complete. */
const holds: Story['play'] = async ({ canvasElement }) => {
  for (const row of canvasElement.querySelectorAll('[data-testid=row]')) {
    const box = row.getBoundingClientRect();
    await expect(box.height).toBeCloseTo(8 + (box.width - 24) / 4, 1);
    for (const price of row.querySelectorAll('bdi')) {
      const { right, top } = price.getBoundingClientRect();
      const line = price.closest('a > span')?.getBoundingClientRect();
      const isSeen = line !== undefined && top < line.bottom;
      if (isSeen) await expect(right).toBeLessThanOrEqual(box.right + 8);
    }
  }
};

/** Prices of every length, at every number of products, in a phone's tile. A price that does not fit is hidden as a whole (K-V02). */
export const Prices: Story = { render: board(171), play: holds };

/** From 220 px the square's text is larger, and from 264 px it has the number, too. */
export const PricesInTabletTiles: Story = { render: board(235), play: holds };
export const PricesInWideTiles: Story = { render: board(328), play: holds };

/** In a mirrored page a price begins below the words before it. */
export const PriceMirrored: Story = {
  args: { count: 4, priceFrom: { amount: 3_400, currency: 'USD' } },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ width: 171 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const price = canvas.getByText('$34');
    const range = document.createRange();
    range.selectNodeContents(price);
    await expect(range.getBoundingClientRect().right).toBeCloseTo(price.getBoundingClientRect().right, 0);
  },
};

/** Products that are loading have a third of their post's colour. */
export const Waiting: Story = {
  args: {
    color: '#ad3517',
    products: shelf(3).map((product) => ({
      ...product,
      imageUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E',
    })),
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [thumb] = canvasElement.querySelectorAll('a');
    await expect(getComputedStyle(thumb as Element).backgroundColor).toMatch(/^color\(srgb 0\.85/);
  },
};
