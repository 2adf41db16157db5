import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CaptionText } from './CaptionText.tsx';

const meta = {
  component: CaptionText,
  args: {
    children:
      'Everything I packed for four slow days by the lake — one bag, two pairs of shoes, nothing that creases. #packlight #linenseason',
  },
} satisfies Meta<typeof CaptionText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const WithLinks: Story = {
  args: { hashtagHref: (hashtag) => `/hashtags/${hashtag}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '#packlight' })).toHaveAttribute(
      'href',
      '/hashtags/packlight',
    );
  },
};
export const Cut: Story = { args: { max: 60 } };
/** Text of the other direction begins at the page's start, like everything around it (K-V03). */
export const Arabic: Story = {
  args: { children: 'كل ما حزمته لأربعة أيام بطيئة #سفر' },
  play: async ({ canvasElement }) => {
    const caption = canvasElement.querySelector('p');
    if (!caption) throw new Error('the story has no caption');
    const text = document.createRange();
    text.selectNodeContents(caption);
    await expect(getComputedStyle(caption).direction).toBe('rtl');
    await expect(text.getBoundingClientRect().left).toBeCloseTo(caption.getBoundingClientRect().left, 0);
  },
};
