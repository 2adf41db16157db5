import { pictures } from '@social-shop/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import heart from 'icon:heart';
import { expect, within } from 'storybook/test';
import { Drawing } from '../../icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { product } from '../../testing/fixtures.ts';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { ProductGrid, ProductTile } from './ProductTile.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

const share = <ShareButton title={product.name} text="Look at this" url="/products/1" />;
const favorite = <IconButton look="onImage" icon={<Drawing path={heart} />} label="Favorite" aria-pressed={false} />;

const meta = {
  component: ProductTile,
  args: { product, share },
  decorators: [(Story, { parameters }) => <div style={{ width: parameters['width'] ?? 200 }}>{Story()}</div>],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement).getByRole('link', { name: /^Shop Now/ });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(shop).toHaveAttribute('rel', 'sponsored noopener');
    await expect(shop).toHaveAccessibleName(/Washed linen wrap dress \(opens in a new tab\)/);
  },
};

const sale = { ...product, price: { regular: 11000, sale: 7700, currency: 'USD' } };

export const Sale: Story = {
  args: { product: sale },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−30%');
    await expect(canvasElement).toHaveTextContent('Sale price $77.00Was $110.00');
  },
};
/** A product that nobody can buy shows no saving; its button links to similar products. */
export const SoldOut: Story = {
  args: { product: { ...sale, soldOut: true, similarHref: '/categories/dresses' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sold out');
    await expect(canvasElement).not.toHaveTextContent('−30%');
    await expect(canvasElement).not.toHaveTextContent('Shop Now');
    const similar = within(canvasElement).getByRole('link', { name: 'See similar' });
    await expect(similar).toHaveAttribute('href', '/categories/dresses');
  },
};
export const SoldOutInDark: Story = { ...SoldOut, globals: { theme: 'dark' } };
export const Favorite: Story = { args: { product: sale, action: favorite } };
/** The old price is not known: words say that the price has fallen. */
export const PriceDrop: Story = { args: { product: { ...product, percentOff: 15 } } };
/** The pale walls of packshots, on which the chip must be seen. */
export const SaleOnWarmGround: Story = {
  args: { product: { ...sale, name: 'Gold hoops', imageUrl: pictures.hoops } },
};
export const SaleInDark: Story = { args: { product: sale }, globals: { theme: 'dark' } };
/** A page that reads from right to left, with a product that does not. */
export const SaleMirrored: Story = { args: { product: sale }, globals: { direction: 'rtl' } };
export const SaleInArabic: Story = {
  args: { product: { ...sale, name: 'فستان كتان مغسول', retailerName: 'متجر الزيتون' } },
  globals: { direction: 'rtl' },
};

export const Hovered: Story = { args: { product: sale }, parameters: { pseudo: { hover: ['a', 'article'] } } };
export const Pressed: Story = { args: { product: sale }, parameters: { pseudo: { active: ['a'] } } };
/** For the keyboard: no parent clips the focus ring. */
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    const focused = canvasElement.ownerDocument.activeElement;
    await expect(canvasElement).toContainElement(focused as HTMLElement);
    await expect(focused).toHaveStyle({ outlineStyle: 'solid' });
  },
};
export const Range: Story = {
  args: { product: { ...product, price: { regular: 4800, regularMax: 6400, currency: 'USD' } } },
};
export const SaleRange: Story = {
  args: {
    product: { ...product, price: { regular: 6000, regularMax: 8000, sale: 4800, saleMax: 6400, currency: 'USD' } },
  },
};
export const WithoutPrice: Story = { args: { product: { ...product, price: undefined } } };
export const LongName: Story = {
  args: {
    product: {
      ...product,
      name: 'Night repair face oil with rosehip, squalane and bakuchiol for very dry skin, 30 ml',
      retailerName: 'The Apothecary of Saint-Germain-des-Prés',
    },
  },
};
/** The only product of a post: its facts next to it, and a filled button. */
export const Row: Story = { args: { product: sale, layout: 'row' }, parameters: { width: 560 } };
export const RowOnPhone: Story = { ...Row, parameters: { width: 351 } };
export const RowInArabic: Story = {
  args: { ...Row.args, product: { ...sale, name: 'فستان كتان مغسول', retailerName: 'متجر الزيتون' } },
  parameters: { width: 560 },
  globals: { direction: 'rtl' },
};
export const WithoutShare: Story = { args: { share: undefined } };

const things = [pictures.dress, pictures.baguette, pictures.boots, pictures.hoops, pictures.vase, pictures.oil];

export const Grid: Story = {
  parameters: { width: 'auto' },
  render: () => (
    <ProductGrid>
      {things.map((imageUrl, index) => (
        <ProductTile
          key={imageUrl}
          product={{ ...(index % 2 ? sale : product), imageUrl }}
          share={share}
          action={favorite}
        />
      ))}
    </ProductGrid>
  ),
};

/** Tiles that are on their way are as high as those that come. */
export const GridPending: Story = {
  parameters: { width: 'auto' },
  render: () => (
    <>
      <div data-testid="pending">
        <ProductGridSkeleton count={3} />
      </div>
      <div data-testid="there">
        <ProductGrid>
          {things.slice(0, 3).map((imageUrl, index) => (
            <ProductTile key={imageUrl} product={index % 2 ? sale : product} share={share} action={favorite} />
          ))}
        </ProductGrid>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(heightOf('pending')).toBeGreaterThan(0);
    await expect(Math.abs(heightOf('pending') - heightOf('there'))).toBeLessThan(1);
  },
};
