import { FeaturePreview } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { productsMocks } from '../testing/index.ts';
import { PostProductTile } from './PostProductTile.tsx';

const meta = {
  component: PostProductTile,
  args: {
    postId: '7',
    product: {
      id: '1',
      detailsId: '1',
      imageUrl: pictures.dress,
      link: 'https://retailer.test/1',
      name: 'Washed linen wrap dress',
      retailerName: 'Alder & Moss',
      price: { regular: 12_800, currency: 'USD' },
    },
    layout: 'row',
  },
  render: (args) => (
    <FeaturePreview
      feature={{ routes: [{ path: '/', element: <PostProductTile {...args} /> }] }}
      path="/"
      mocks={productsMocks()}
    />
  ),
} satisfies Meta<typeof PostProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
