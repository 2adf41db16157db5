import { ltksList } from '@social-shop/api-contract/calls/posts';
import { mock, failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { searchPaths } from '../paths.ts';
import { searchMocks } from '../testing/index.ts';

const meta = {
  component: FeaturePreview,
  args: { feature, path: searchPaths.page(), mocks: searchMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Search' });
  },
};

export const Empty: Story = {
  args: { mocks: searchMocks([]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
  },
};

export const Loading: Story = {
  args: { mocks: mock(ltksList, never) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

export const Error: Story = {
  args: { mocks: mock(ltksList, failure(404)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
