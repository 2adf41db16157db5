import { wishesList } from '@social-shop/api-contract/calls/wishes';
import { failure, FeaturePreview, mock } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { collectionsPaths } from '../paths.ts';
import { memberMocks } from '../testing/index.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: collectionsPaths.favoriteProducts(), mocks: memberMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('$149.00 when saved');
  },
};
export const ProductsOnPhone: Story = { ...Products, globals: { viewport: { value: 'phone' } } };

export const NoProducts: Story = {
  args: { mocks: memberMocks([], 0, []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'A place to start' });
  },
};

export const FailedProducts: Story = {
  args: { mocks: { ...memberMocks(), ...mock(wishesList, failure(404)) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const Posts: Story = {
  args: { path: collectionsPaths.favoritePosts() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Overview: Story = {
  args: { path: collectionsPaths.favorites() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See all of Products' });
  },
};

export const Lists: Story = {
  args: { path: collectionsPaths.lists() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};
