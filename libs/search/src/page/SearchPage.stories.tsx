import { search } from '@social-shop/api-contract/calls/search';
import { failure, FeaturePreview, mock, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { searchMocks } from '../testing/index.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/search?keyword=linen+dress', mocks: searchMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('feed', { name: 'Posts' });
  },
};

export const Products: Story = {
  args: { path: '/search?keyword=linen+dress&type=product&sale=1&colour=green&price=50-150' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('feed', { name: 'Products' });
    await canvas.findByRole('link', { name: 'Remove filter: Green' });
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(new Set(marked)).toEqual(new Set(['linen', 'dress']));
  },
};

export const Creators: Story = {
  args: { path: '/search?keyword=thea&type=creator' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('feed', { name: 'Creators' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Follow / }).length).toBeGreaterThan(2));
    await expect(canvasElement.querySelector('mark')?.textContent).toBe('Théa');
  },
};

export const DidYouMean: Story = {
  args: { path: '/search?keyword=linnen', mocks: searchMocks({ didYouMean: 'linen' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'linen' });
  },
};

export const More: Story = {
  args: { mocks: searchMocks({ posts: 1_000, isComplete: false }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Posts 1,000+' });
  },
};

export const Nothing: Story = {
  args: { path: '/search?keyword=moon+boots', mocks: searchMocks({ posts: 0 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
    await within(canvasElement).findByRole('navigation', { name: 'Look around' });
  },
};

export const NothingWithAFilter: Story = {
  args: {
    path: '/search?keyword=moon+boots&type=product&price=0-50',
    mocks: searchMocks({ products: 14, filtered: 0 }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Show 14 products' });
  },
};

export const NothingWithFilters: Story = {
  args: {
    path: '/search?keyword=moon+boots&type=product&price=0-50&sale=1',
    mocks: searchMocks({ products: 1_000, filtered: 0, isComplete: false }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Show results' });
  },
};

export const WithoutText: Story = {
  args: { path: '/search' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Search' });
  },
};

export const Loading: Story = {
  args: { mocks: { ...searchMocks(), ...mock(search, never) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('status');
  },
};

export const Failed: Story = {
  args: { path: '/search?keyword=linen&type=product', mocks: { ...searchMocks(), ...mock(search, failure(404)) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Error fetching search results');
  },
};
