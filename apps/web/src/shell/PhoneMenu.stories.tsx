import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';

const meta = {
  component: FeaturePreview,
  args: {
    feature: { routes: [{ path: '/', element: <PhoneMenuButton /> }] },
    path: '/',
    mocks: sessionMocks(signedOut),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens =
  (way: string): Story['play'] =>
  async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Menu' })).click();
    const page = within(canvasElement.ownerDocument.body);
    const menu = await page.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 });
    // It fades in.
    await waitFor(() => expect(within(menu).getByText(way)).toBeVisible());
  };

export const Open: Story = { play: opens('Sign up') };
export const OpenSignedIn: Story = { args: { mocks: sessionMocks() }, play: opens('maren@example.com') };
export const OpenInDark: Story = { ...Open, globals: { theme: 'dark', viewport: { value: 'phone' } } };
export const OpenMirrored: Story = { ...Open, globals: { direction: 'rtl', viewport: { value: 'phone' } } };
