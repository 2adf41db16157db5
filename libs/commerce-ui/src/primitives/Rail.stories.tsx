import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PostCard } from '../commerce/post/PostCard.tsx';
import { ProductCard } from '../commerce/product/ProductCard.tsx';
import { postOf, product, creator } from '../testing/fixtures.ts';
import { Rail } from './Rail.tsx';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
const sale = { ...product, price: { regular: 11_000, sale: 7_700, currency: 'USD' } };
const tiles = (small = false) =>
  numbers.map((nth) => (
    <li key={nth}>
      <ProductCard product={nth % 3 ? product : { ...sale, soldOut: nth === 6 }} small={small} />
    </li>
  ));

const meta = {
  component: Rail,
  args: { title: 'More from Alder & Moss', tiles: 'products', children: tiles() },
  decorators: [(Story) => <div style={{ padding: '0 40px', overflow: 'hidden' }}>{Story()}</div>],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  args: { href: '/categories' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
  },
};
export const Small: Story = { args: { title: 'Recently viewed', tiles: 'small', children: tiles(true) } };
export const Posts: Story = {
  args: {
    ...{ title: 'Seen in', note: '12 posts', tiles: 'posts' },
    children: numbers.map((nth) => (
      <li key={nth}>
        <PostCard post={postOf(nth)} creator={creator} />
      </li>
    )),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
