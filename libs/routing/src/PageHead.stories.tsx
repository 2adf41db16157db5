import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PageHead } from './PageHead.tsx';
import { SiteProvider } from './site.tsx';

const TAGS = 'meta[name="description"], meta[property^="og:"], link[rel="canonical"]';

/** Shows a page's metadata besides its title, which the tab shows. */
function Told() {
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tags = document.head.querySelectorAll(TAGS);
      setTold(Array.from(tags, (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? ''));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ul>
      {told.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

const meta = {
  component: PageHead,
  subcomponents: { SiteProvider },
  args: {
    title: 'A linen shirt for the summer',
    description: 'Four ways to wear one shirt.',
    path: '/posts/1',
  },
  render: (args) => (
    <SiteProvider site={{ publicUrl: 'https://shop.test' }}>
      <PageHead {...args} />
      <Told />
    </SiteProvider>
  ),
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const tells =
  (title: string, ...values: string[]): Story['play'] =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe(title));
    for (const value of values) await expect((await within(canvasElement).findAllByText(value))[0]).toBeVisible();
  };

export const Page: Story = {
  play: tells('A linen shirt for the summer | Social Shop', 'https://shop.test/posts/1'),
};
export const WithoutTitle: Story = { args: { title: '' }, play: tells('Social Shop') };
export const LongTitle: Story = {
  args: { title: 'A linen shirt for the summer, worn in four ways by someone who has little time' },
  play: tells('A linen shirt for the summer, worn in four ways by someone… | Social Shop'),
};
