import { failure, FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { sessionMocks, signedIn, signedOut } from '../testing/index.ts';

const mocks = {
  ...sessionMocks(signedOut),
  'GET /v3/activities/posts/global/featured': { activities: [], ltks: [], meta: { limit: 1 } },
};

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/login', mocks },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvasElement: HTMLElement, button: string) =>
  within(canvasElement).findByRole('button', { name: button });

export const LogIn: Story = { play: async ({ canvasElement }) => void (await ready(canvasElement, 'Log in')) };

/** Each invalid field shows its error; the first one has the focus. */
export const Mistakes: Story = {
  args: { path: '/signup' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await ready(canvasElement, 'Sign up'));
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(2);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  args: { mocks: { ...mocks, 'POST /session/log-in': failure(400, 'wrong-credentials') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'maren@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not it');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password.');
  },
};

export const SignUp: Story = {
  args: { path: '/signup' },
  play: async ({ canvasElement }) => void (await ready(canvasElement, 'Sign up')),
};

export const Forgot: Story = {
  args: { path: '/forgot-password' },
  play: async ({ canvasElement }) => void (await ready(canvasElement, 'Send link')),
};

export const MailSent: Story = {
  args: { path: '/forgot-password?sent=1' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Check your email' });
  },
};

export const NewPassword: Story = {
  args: { path: '/change-password', mocks: sessionMocks({ ...signedIn, strategy: 'password' }) },
  play: async ({ canvasElement }) => void (await ready(canvasElement, 'Save password')),
};

export const NewPasswordByMail: Story = {
  args: { path: '/change-password', mocks: sessionMocks() },
  play: async ({ canvasElement }) => void (await ready(canvasElement, 'Send link')),
};
