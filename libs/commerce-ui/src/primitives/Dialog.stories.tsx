import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

function WithButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Menu">
        <DialogClose asChild>
          <Button look="secondary">Close</Button>
        </DialogClose>
      </Dialog>
    </>
  );
}

const meta = { component: WithButton } satisfies Meta<typeof WithButton>;
export default meta;

/** The focus moves in, Escape closes, and the focus returns. */
export const WholePage: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
