import { wishesList } from '@social-shop/api-contract/calls/wishes';
import { sessionMocks } from '@social-shop/auth/testing';
import { mock, FeaturePreview, fixtureId } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { productsMocks, wish } from '../testing/index.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

const signedIn = { ...productsMocks(), ...sessionMocks() };

const meta = {
  component: FavoriteButton,
  args: { detailsId: fixtureId(4_001), name: 'Washed linen wrap dress' },
  render: (args) => (
    <FeaturePreview
      feature={{ routes: [{ path: '/', element: <FavoriteButton {...args} /> }] }}
      path="/"
      mocks={signedIn}
    />
  ),
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPicture: Story = {};
export const OnPage: Story = { args: { look: 'quiet' } };

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { pressed: false }));
    await canvas.findByRole('button', { pressed: true });
  },
};

/** A product that was saved earlier: its heart arrives filled, without a movement. */
export const Saved: Story = {
  render: (args) => (
    <FeaturePreview
      feature={{ routes: [{ path: '/', element: <FavoriteButton {...args} /> }] }}
      path="/"
      mocks={{ ...signedIn, ...mock(wishesList, { wishes: [wish()], meta: { limit: 36 } }) }}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { pressed: true });
  },
};
