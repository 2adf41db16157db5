import { sessionMocks, signedIn, signedOut } from '@social-shop/auth/testing';
import { postsMocks } from '@social-shop/posts/testing';
import { notFound } from '@social-shop/routing';
import { failure, FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';

/** A page whose loader throws. */
const page = (loader: () => never) => ({
  routes: [{ path: '/', loader, element: <></>, errorElement: <ErrorPage /> }],
});
const failed = () => {
  throw failure(503);
};
const mocksFor = (state = signedOut) => ({ ...postsMocks(), ...sessionMocks(state) });

const meta = {
  component: FeaturePreview,
  args: { feature: page(failed), path: '/', mocks: mocksFor() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (title: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: title });
    await within(canvasElement).findAllByRole('article');
  };

export const Failed: Story = { play: says('An error occurred') };
export const FailedSignedIn: Story = { ...Failed, args: { mocks: mocksFor(signedIn) } };
export const FailedInDark: Story = { ...Failed, globals: { theme: 'dark' } };

/** No page has this address, or its content is gone. */
export const NotFound: Story = { args: { feature: page(notFound) }, play: says('404 Oh No!') };
export const NotFoundSignedIn: Story = { ...NotFound, args: { ...NotFound.args, mocks: mocksFor(signedIn) } };
export const NotFoundOnPhone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
