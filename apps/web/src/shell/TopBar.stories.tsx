import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const at = (path: string) => ({ feature: { routes: [{ path, element: <TopBar /> }] }, path });

const meta = {
  component: FeaturePreview,
  args: { ...at('/posts/1'), mocks: sessionMocks(signedOut) },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};
export const SignedIn: Story = {
  args: { mocks: sessionMocks() },
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByRole('button', { name: 'Account of maren@example.com' });
    await expect(account).toBeVisible();
  },
};
/** The bar marks the current page. */
export const OnHome: Story = {
  args: at('/home'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Discover', current: 'page' });
  },
};
/** A form has the filled button of its page: the bar has none. */
export const BesideAForm: Story = {
  args: {
    feature: { routes: [{ path: '/login', element: <TopBar />, handle: { page: 'login', document: true } }] },
    path: '/login',
  },
};

/** A page below that of a link marks it, too. */
export const OnCategory: Story = {
  args: at('/categories/dresses'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Shop' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

const dealsOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('link', { name: 'Deals' });

/** The pointer rests on the link: the menu opens and leaves the focus where it is; Escape closes it. */
export const DealsByPointer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const deals = await dealsOf(canvasElement);
    // The first pointer has the menu's code loaded, and is none that CSS knows of.
    await userEvent.hover(deals);
    await waitFor(() => expect(deals).toHaveAttribute('aria-expanded', 'false'), { timeout: 20_000 });
    await userEvent.unhover(deals);
    await userEvent.hover(deals);
    const first = await page.findByRole('link', { name: 'Sale Alert' });
    await expect(first).toHaveAttribute('href', '/categories/salealert');
    await waitFor(() => expect(deals).toHaveAttribute('aria-expanded', 'true'));
    await expect(page.getByRole('link', { name: 'Finds Under $50' })).not.toHaveFocus();
    await userEvent.unhover(deals);
    await waitFor(() => expect(page.queryByRole('link', { name: 'Sale Alert' })).toBeNull());
  },
};

/** The arrow keys open the menu and go round in it; Escape gives the focus back to the link. */
export const DealsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const deals = await dealsOf(canvasElement);
    deals.focus();
    await waitFor(() => expect(deals).toHaveAttribute('aria-expanded', 'false'), { timeout: 20_000 });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Sale Alert' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(page.getByRole('link', { name: 'Finds Under $50' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(deals).toHaveFocus();
    await expect(page.queryByRole('link', { name: 'Sale Alert' })).toBeNull();
    // Open again, the Tab key leaves it by its end, and it closes behind.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Sale Alert' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.queryByRole('link', { name: 'Sale Alert' })).toBeNull();
  },
};

/** Links in the phone's menu are not in its bar. */
export const SignedOutOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};
export const SignedInOnPhone: Story = { ...SignedOutOnPhone, args: { mocks: sessionMocks() } };
export const InDark: Story = { globals: { theme: 'dark' } };
export const Mirrored: Story = { globals: { direction: 'rtl' } };
