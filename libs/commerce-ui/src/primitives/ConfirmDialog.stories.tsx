import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { creator } from '../testing/fixtures.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function WithButton({ onConfirm, onCancel }: { readonly onConfirm: () => void; readonly onCancel: () => void }) {
  const [open, setOpen] = useState(false);
  const close = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Following</Button>
      <ConfirmDialog
        open={open}
        picture={<Avatar url={creator.avatarUrl} name={creator.name} size={56} />}
        title="Unfollow Maren Holt?"
        explanation="Their posts leave your Following feed."
        confirm="Continue"
        cancel="Cancel"
        onConfirm={close(onConfirm)}
        onCancel={close(onCancel)}
      />
    </>
  );
}

const meta = {
  component: WithButton,
  args: { onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof WithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Following' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: 'Unfollow Maren Holt?' });
  await expect(dialog).toHaveAccessibleDescription('Their posts leave your Following feed.');
  return { opener, dialog };
};

/** It is 248 px wide; the focus starts at Cancel, Escape cancels, and the focus returns. */
export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    const { opener, dialog } = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(240);
    await expect(dialog.offsetWidth).toBe(248);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  // Elements that Radix hides behind the dialog stay focusable; the dialog keeps the focus inside.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
