import { Button } from '@social-shop/commerce-ui';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionMocks } from '../testing/index.ts';
import { SignOutForm } from './SignOutForm.tsx';

const routes = [
  {
    path: '/',
    element: (
      <SignOutForm>
        <Button type="submit">Sign out</Button>
      </SignOutForm>
    ),
  },
];

const meta = {
  component: FeaturePreview,
  args: { feature: { routes }, path: '/', mocks: sessionMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;

export const AroundAButton: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { form } = await within(canvasElement).findByRole<HTMLButtonElement>('button', { name: 'Sign out' });
    await expect(form).toHaveAttribute('action', '/logout');
  },
};
