import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeTabs } from './HomeTabs.tsx';

const at = (current: 'discover' | 'following' | 'forYou') => ({
  routes: [{ path: '/', element: <HomeTabs current={current} /> }],
});

const meta = {
  component: FeaturePreview,
  args: { feature: at('discover'), path: '/', mocks: {} },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discover: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { current: 'page' })).toHaveTextContent('Discover');
  },
};
export const Following: Story = { args: { feature: at('following') } };
export const ForYou: Story = { args: { feature: at('forYou') } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
