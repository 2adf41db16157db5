import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

/** What is not there yet, in the size that it will have. Whoever shows it says 'Loading' to screen readers: `ListState` does. */
const meta = { component: Skeleton, args: { className: '' } } satisfies Meta<typeof Skeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', width: 200, height: 24 }}>
        <Story />
      </div>
    ),
  ],
};
