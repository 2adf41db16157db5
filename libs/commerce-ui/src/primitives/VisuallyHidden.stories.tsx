import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A text for screen readers only, such as the heading of a page whose content is clear without it. */
const meta = { component: VisuallyHidden, args: { children: 'Discover' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Discover')).toBeInTheDocument();
  },
};
