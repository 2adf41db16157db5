import { sessionMocks } from '@social-shop/auth/testing';
import { followsMocks, recommendationsMocks } from '@social-shop/creators/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Recommended } from './Recommended.tsx';

const RECOMMENDED = 'GET /v2/recommended_profiles/';
const mocks = { ...sessionMocks(), ...followsMocks(), ...recommendationsMocks() };

const meta = {
  component: FeaturePreview,
  args: { feature: { routes: [{ path: '/', element: <Recommended /> }] }, path: '/', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = { args: { mocks: { ...mocks, [RECOMMENDED]: never } } };

/** A strip that fails is not shown: it is not what the page is for. */
export const Error: Story = {
  args: { mocks: { ...mocks, [RECOMMENDED]: failure(500) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section, [aria-hidden]')).toBeNull());
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
