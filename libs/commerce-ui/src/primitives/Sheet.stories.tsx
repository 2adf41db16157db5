import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

function WithButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New list</Button>
      <Sheet open={open} onOpenChange={setOpen} title="New list" close="Close">
        <Button wide onClick={() => setOpen(false)}>
          Create list
        </Button>
      </Sheet>
    </>
  );
}

const meta = { component: WithButton } satisfies Meta<typeof WithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus returns. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'New list' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog', { name: 'New list' });
  },
};
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
