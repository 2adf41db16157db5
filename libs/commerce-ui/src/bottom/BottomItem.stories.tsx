import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Mark } from '../commerce/brand/Logo.tsx';
import { Button } from '../primitives/Button.tsx';
import { vars } from '../theme/theme.css.ts';
import { BottomItem } from './BottomItem.tsx';
import { OfflineMessage } from './OfflineMessage.tsx';
import { Snackbar } from './Snackbar.tsx';
import { SnackbarProvider, useSnackbar } from './useSnackbar.tsx';

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 14,
  borderRadius: 18,
  background: vars.color.surface,
  boxShadow: vars.elevation.menu,
} as const;

function Message() {
  const { show } = useSnackbar();
  useEffect(
    () =>
      show({
        tone: 'status',
        text: 'Removed from favorites',
        action: { label: 'Undo', onPress: () => {} },
        stays: true,
      }),
    [show],
  );
  return null;
}

/** All items of the foot of the window, in another order than they are shown in (K-V37). */
function Page({ asksForConsent, offline }: { readonly asksForConsent: boolean; readonly offline: boolean }) {
  return (
    <SnackbarProvider>
      <main>
        <p style={{ height: 1_200 }}>A page that is longer than its window.</p>
      </main>
      <footer>
        <a href="/help">Help</a>
      </footer>
      <Message />
      {asksForConsent ? (
        <BottomItem place="consent">
          <section aria-label="Cookies" style={bar}>
            <p style={{ flex: '1 1 15rem' }}>May we count visits, to see what to make better?</p>
            <Button look="secondary">Decline</Button>
            <Button look="secondary">Accept</Button>
          </section>
        </BottomItem>
      ) : null}
      <BottomItem place="banner">
        <aside aria-label="Sign up" style={bar}>
          <Mark />
          <p style={{ flex: 1 }}>Unlock the full LTK experience</p>
          <Button size="sm">Sign up</Button>
        </aside>
      </BottomItem>
      <Snackbar />
      <OfflineMessage offline={offline} />
      <BottomItem place="follow">
        <Button style={{ boxShadow: vars.elevation.menu }}>Follow</Button>
      </BottomItem>
    </SnackbarProvider>
  );
}

const meta = {
  component: Page,
  args: { asksForConsent: true, offline: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the visible items, from the edge upwards. */
async function seen(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await page.findByText('Removed from favorites');
  return [
    page.queryByText(/May we count/),
    page.queryByText('Unlock the full LTK experience'),
    page.queryByRole('button', { name: 'Follow' }),
    page.queryByText(/You are offline/),
    page.queryByText('Removed from favorites'),
  ].flatMap((element) => {
    const item = element?.closest('[data-place] > *');
    return item?.checkVisibility() ? [item.getBoundingClientRect()] : [];
  });
}

const stacks =
  (count: number): Story['play'] =>
  async ({ canvasElement }) => {
    await waitFor(async () => expect(await seen(canvasElement)).toHaveLength(count));
    const boxes = await seen(canvasElement);
    await expect(boxes[0]?.bottom).toBeLessThanOrEqual(innerHeight - 8);
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(8);
      await expect(box.right).toBeLessThanOrEqual(innerWidth - 8);
      // No item covers another, and there is a gap between them.
      if (index > 0) await expect(box.bottom).toBeLessThanOrEqual((boxes[index - 1]?.top ?? 0) - 8);
    }
    // At the end of the page they cover neither its last element nor the focused one.
    const top = boxes.at(-1)?.top ?? 0;
    const link = within(canvasElement).getByRole('link', { name: 'Help' });
    await waitFor(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
    scrollTo(0, 0);
    link.focus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    link.blur();
  };

/** A banner waits until the visitor has answered. */
export const NoAnswerYet: Story = { play: stacks(3) };
export const Answered: Story = { args: { asksForConsent: false }, play: stacks(3) };
export const Offline: Story = { args: { offline: true }, play: stacks(4) };
export const OnPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };
export const AnsweredOnPhone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };
export const InDark: Story = { ...Offline, globals: { theme: 'dark' } };
export const Mirrored: Story = { ...Offline, globals: { direction: 'rtl' } };

/** A page without items has no room at its end. */
export const Nothing: Story = {
  render: () => (
    <SnackbarProvider>
      <main>
        <p>A short page.</p>
      </main>
      <Snackbar />
      <OfflineMessage offline={false} />
    </SnackbarProvider>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('alert');
    await waitFor(() => expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px'));
  },
};
