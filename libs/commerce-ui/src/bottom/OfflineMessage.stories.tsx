import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineMessage } from './OfflineMessage.tsx';

const meta = {
  component: OfflineMessage,
  args: { offline: true },
  decorators: [(Story) => <div style={{ minHeight: 160 }}>{Story()}</div>],
} satisfies Meta<typeof OfflineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

const status = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('status');

export const Offline: Story = {
  play: async ({ canvasElement }) => {
    await expect(await status(canvasElement)).toHaveTextContent(/^You are offline\./);
  },
};

export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    await expect(await status(canvasElement)).toBeEmptyDOMElement();
  },
};
