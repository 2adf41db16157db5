import { FeaturePreview } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PostProduct } from '../postProduct.ts';
import { productsMocks } from '../testing/index.ts';
import { ProductTiles } from './ProductTiles.tsx';

const product = (id: string, over: Partial<PostProduct> = {}): PostProduct => ({
  id,
  detailsId: id,
  imageUrl: pictures.dress,
  link: `https://retailer.test/${id}`,
  name: 'Washed linen wrap dress',
  retailerName: 'Alder & Moss',
  price: { regular: 12_800, currency: 'USD' },
  ...over,
});

const meta = {
  component: ProductTiles,
  render: (args) => (
    <FeaturePreview
      feature={{ routes: [{ path: '/', element: <ProductTiles {...args} /> }] }}
      path="/"
      mocks={productsMocks()}
    />
  ),
  args: {
    postId: '7',
    columns: 3,
    products: [
      product('1'),
      product('2', {
        name: 'Chelsea rain boots',
        imageUrl: pictures.boots,
        percentOff: 30,
        price: { regular: 7_700, currency: 'USD' },
      }),
      product('3', {
        name: '손으로 빚은 화병',
        imageUrl: pictures.vase,
        retailerName: '도자기 공방',
        price: { regular: 48_000, currency: 'KRW' },
      }),
      product('4', {
        name: 'Night repair face oil with rosehip, squalane and bakuchiol for very dry skin, 30 ml',
        imageUrl: pictures.oil,
        price: { regular: 8_400, currency: 'EUR' },
      }),
    ],
  },
} satisfies Meta<typeof ProductTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Shop Now/ });
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(4);
  },
};

/** Tiles show no price drops. */
export const WithoutPriceDrops: Story = {
  render: (args) => (
    <FeaturePreview
      feature={{ routes: [{ path: '/', element: <ProductTiles {...args} /> }] }}
      path="/"
      mocks={productsMocks()}
      flags={{ 'price-drop-badging': 'off' }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('30%');
  },
};

/** The only product of a post has the row layout with a filled button. */
export const OneProduct: Story = { args: { products: [product('1')] } };
export const OneProductOnPhone: Story = { ...OneProduct, globals: { viewport: { value: 'phone' } } };

/** Products whose details are unknown have no tile. */
export const WithoutDetails: Story = {
  args: { products: [product('1', { name: undefined })] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('article')).toEqual([]);
  },
};
