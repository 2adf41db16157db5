import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDeferredValue } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button.tsx';
import { vars } from '../theme/theme.css.ts';
import { BottomItem } from './BottomItem.tsx';
import { BottomStack } from './BottomStack.tsx';

const bar = { padding: 14, borderRadius: 18, background: vars.color.surface, boxShadow: vars.elevation.menu } as const;

const meta = {
  component: BottomStack,
  args: {
    consent: (
      <section aria-label="Cookies" style={bar}>
        <p>May we count visits, to see what to make better?</p>
      </section>
    ),
  },
  render: (args) => (
    <main style={{ minHeight: 320 }}>
      <BottomStack {...args} />
    </main>
  ),
} satisfies Meta<typeof BottomStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Served: Story = {};

function Follow() {
  return useDeferredValue(true, false) ? (
    <BottomItem place="follow">
      <Button style={{ boxShadow: vars.elevation.menu }}>Follow</Button>
    </BottomItem>
  ) : null;
}

/** Items that the browser adds later are in the stack that the server has rendered. */
export const Joined: Story = {
  // Stories share a document, so another one may have left its stack there.
  beforeEach: () => document.querySelectorAll('[data-bottom-stack]').forEach((stack) => stack.remove()),
  render: (args) => (
    <main style={{ minHeight: 320 }}>
      <BottomStack {...args} />
      <Follow />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const document = canvasElement.ownerDocument;
    const follow = await within(document.body).findByRole('button', { name: 'Follow' });
    const question = within(document.body).getByRole('region', { name: 'Cookies' });
    await expect(question.closest('[data-bottom-stack]')).toContainElement(follow);
    await waitFor(() =>
      expect(follow.getBoundingClientRect().bottom).toBeLessThanOrEqual(question.getBoundingClientRect().top - 8),
    );
  },
};
