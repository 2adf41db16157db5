import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

/**
 * A placeholder in the final size of a part that is loading. The element around it must announce 'Loading' to screen readers, as
 * `ListState` does.
 */
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
