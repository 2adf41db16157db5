import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { dealFeed, discoveryMocks } from '../testing/index.ts';

const FEED = 'GET /v3/activities/posts/hashtag/{hashtag}';
const mocks = discoveryMocks();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/deals', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Sale Alert' });
  },
};

/** A shelf scrolls by its buttons, which stop at its ends. */
export const Scrolls: Story = {
  play: async ({ canvasElement }) => {
    const shelf = within(await within(canvasElement).findByRole('region', { name: 'Finds Under $100' }));
    const row = shelf.getByRole('list');
    const [back, forward] = ['Back', 'Forward'].map((name) => shelf.getByRole('button', { name }));
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    forward?.click();
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(50));
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'));
    back?.click();
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};

export const Empty: Story = {
  args: { mocks: { ...mocks, [FEED]: dealFeed([]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('No results found.');
  },
};

export const Loading: Story = {
  args: { mocks: { ...mocks, [FEED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading');
  },
};

export const Error: Story = {
  args: { mocks: { ...mocks, [FEED]: failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('alert');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
