import { sessionMocks } from '@social-shop/auth/testing';
import { followsMocks, recommendationsMocks } from '@social-shop/creators/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FirstFollows } from './FirstFollows.tsx';

const RECOMMENDATIONS = 'GET /v1/recommendations/ltk_profile_recommendations/';
const mocks = { ...sessionMocks(), ...followsMocks(), ...recommendationsMocks() };
const page = (onDone?: () => void) => ({ routes: [{ path: '/', element: <FirstFollows onDone={onDone} /> }] });

const meta = {
  component: FeaturePreview,
  args: { feature: page(), path: '/', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', { name: /^Follow / })).toHaveLength(30);
  },
};

/** Once somebody is followed, a button leads to the posts. */
export const SomeFollowed: Story = {
  args: { feature: page(() => undefined) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Show posts' });
  },
};

export const Loading: Story = { args: { mocks: { ...mocks, [RECOMMENDATIONS]: never } } };

export const Error: Story = {
  args: { mocks: { ...mocks, [RECOMMENDATIONS]: failure(500) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
