import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { post } from '../testing/fixtures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  component: Picture,
  args: {
    url: post.heroImage,
    alt: post.heroImageAlt,
    ratio: 1.25,
    color: post.heroImageColor,
    size: { widths: [225, 450], sizes: '288px' },
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {};

/** The picture fails to load: the box keeps its shape, without the browser's own icon or the text (K-V05). */
export const Missing: Story = {
  args: { url: 'data:image/png,nothing' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.parentElement?.dataset['failed']).toBe('true'));
    await expect(image).toHaveStyle({ opacity: 0 });
    await expect(image).toHaveAccessibleName(post.heroImageAlt);
    await expect(image?.parentElement?.getBoundingClientRect().height).toBeCloseTo(360, 0);
  },
};
