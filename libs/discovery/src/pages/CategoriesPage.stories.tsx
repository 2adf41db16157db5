import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';
import { discoveryMocks } from '../testing/index.ts';

const BUBBLES = 'POST /v1/presentation/modules/v1_bubbles';
const mocks = discoveryMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/categories', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Dresses' });
  },
};

export const Loading: Story = {
  args: { mocks: { ...mocks, [BUBBLES]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};

export const Error: Story = {
  args: { mocks: { ...mocks, [BUBBLES]: failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Error fetching categories');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
