import type { Meta, StoryObj } from '@storybook/react-vite';
import userMinus from 'icon:user-minus';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Snackbar } from './Snackbar.tsx';
import { SnackbarProvider, useSnackbar, type SnackbarMessage } from './useSnackbar.tsx';

function Shown(message: SnackbarMessage) {
  const snackbar = useSnackbar();
  useEffect(() => snackbar.show(message), [snackbar, message]);
  return null;
}

const meta = {
  component: Shown,
  render: (message) => (
    <SnackbarProvider>
      <Shown {...message} />
      <Snackbar />
    </SnackbarProvider>
  ),
  args: { tone: 'status', text: 'Item was added to your cart', stays: true },
  decorators: [(Story) => <div style={{ minHeight: 160 }}>{Story()}</div>],
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Status: Story = {
  play: async ({ canvasElement }) => {
    const text = await page(canvasElement).findByText('Item was added to your cart');
    // It fades in.
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const Alert: Story = { args: { tone: 'alert', text: 'Something went wrong. Please try again.' } };

const undo = {
  text: (
    <>
      Unfollowed <bdi>Suki Larsen</bdi>
    </>
  ),
  icon: userMinus,
};
const onPress = fn();

/** The keyboard reaches its action, and it closes after it. */
export const WithAction: Story = {
  args: { ...undo, action: { label: 'Undo', onPress } },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const button = await page(canvasElement).findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
export const Undone: Story = {
  ...WithAction,
  play: async (context) => {
    await WithAction.play?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(page(context.canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

const shown: Story = { args: WithAction.args };
export const InDark: Story = { ...shown, globals: { theme: 'dark' } };
export const OnPhone: Story = { ...shown, globals: { viewport: { value: 'phone' } } };
export const Mirrored: Story = { ...shown, globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: {
    tone: 'alert',
    text: 'Die Höchstmenge für Featherstonehaugh-Montgomery & Söhne ist erreicht.',
    action: { label: 'Warenkorb ansehen', onPress },
  },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};

/** Text twice as large, as on some phones: nothing is cut off. */
export const LargeText: Story = {
  args: WithAction.args,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const message = (await page(canvasElement).findByText('Suki Larsen')).closest('[role=status]');
    await expect(message?.scrollWidth).toBeLessThanOrEqual(message?.clientWidth ?? 0);
  },
};
