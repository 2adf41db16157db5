import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyMenu } from './LazyMenu.tsx';

const choose = fn();

/** The first story that opens a menu waits until its code is compiled. */
const compiled = { timeout: 20_000 };

const meta = {
  component: LazyMenu,
  args: {
    icon: 'globe',
    label: 'Language',
    items: [
      { key: 'en', label: 'English', checked: true, onSelect: choose },
      { key: 'en-GB', label: 'English (UK)', lang: 'en-GB', checked: false, onSelect: choose },
      { key: 'ko', label: '한국어', lang: 'ko', checked: false, onSelect: choose },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof LazyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Pressed before its code has loaded: it opens afterwards, and Escape returns the focus to the button. */
export const PressedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Language' }).click();
    const chosen = await page.findByRole('menuitemradio', { name: 'English' }, compiled);
    await expect(chosen).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language' })).toHaveFocus());
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    choose.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Language' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
  },
};

export const Links: Story = {
  args: {
    icon: 'list',
    label: 'Menu',
    items: [
      { key: 'discover', label: 'Discover', href: '/home' },
      { key: 'shop', label: 'Shop', href: '/categories' },
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Menu' }).click();
    const link = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Discover' }, compiled);
    await expect(link).toHaveAttribute('href', '/home');
  },
};

export const LinksInDark: Story = { ...Links, globals: { theme: 'dark' } };

/** The account's name is above the items; a picture replaces the drawing. */
export const Account: Story = {
  args: {
    icon: <strong>M</strong>,
    label: 'Account of maren@example.com',
    note: 'maren@example.com',
    items: [{ key: 'sign-out', label: 'Sign out', icon: 'signOut', onSelect: choose }],
  },
  play: async ({ canvasElement }) => {
    choose.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    within(canvasElement).getByRole('button', { name: 'Account of maren@example.com' }).click();
    const signOut = await page.findByRole('menuitem', { name: 'Sign out' }, compiled);
    // It fades in.
    await waitFor(() => expect(page.getByText('maren@example.com')).toBeVisible());
    await userEvent.click(signOut);
    await expect(choose).toHaveBeenCalledOnce();
  },
};
