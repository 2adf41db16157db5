import { feedPage, postsMocks } from '@social-shop/posts/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';

const FEED = 'GET /v3/activities/posts/global/featured';

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/home', mocks: postsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Empty: Story = {
  args: { mocks: { [FEED]: feedPage([]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
  },
};

export const Loading: Story = {
  args: { mocks: { [FEED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

export const Error: Story = {
  args: { mocks: { [FEED]: failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
