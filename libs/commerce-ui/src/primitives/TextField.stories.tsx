import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: { label: 'Password', type: 'password', hint: '8 characters or more' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription('8 characters or more');
  },
};

/** The error replaces the hint, and is read with the field. */
export const Wrong: Story = {
  args: { defaultValue: 'maren@holt', hint: 'Where we write to', error: 'Please enter a valid email' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email');
  },
};

/** With the focus it keeps the red edge inside the ring (K-V42). */
export const WrongWithFocus: Story = {
  args: { defaultValue: 'maren@holt', error: 'Please enter a valid email' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).boxShadow).toContain('inset');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maren@example.com' } };
