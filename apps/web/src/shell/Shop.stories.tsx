import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { postsMocks } from '@social-shop/posts/testing';
import { FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../routes.tsx';

/** The whole shop, at the address of a page. */
const meta = {
  component: FeaturePreview,
  args: { feature: { routes }, path: '/home', mocks: { ...postsMocks(), ...sessionMocks(signedOut) } },
  beforeEach: () => () => void delete document.documentElement.dataset['hydrated'],
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('article');
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
};

export const Home: Story = { play: shows };
export const HomeOnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows };
export const HomeInDark: Story = { globals: { theme: 'dark' }, play: shows };
export const SignedIn: Story = {
  args: { mocks: { ...postsMocks(), ...sessionMocks() } },
  play: async (context) => {
    await shows(context);
    await within(context.canvasElement).findByRole('button', { name: 'Account of maren@example.com' });
  },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, play: shows };

/** The shell is shown while the page loads. */
export const Loading: Story = {
  args: {
    mocks: { ...sessionMocks(signedOut), 'GET /v3/activities/posts/global/featured': never },
  },
};
