import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Language',
    defaultValue: 'en',
    onChange: fn(),
    children: [
      <option key="en" value="en">
        English
      </option>,
      <option key="en-GB" value="en-GB" lang="en-GB">
        English (UK)
      </option>,
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Language' }), 'en-GB');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
