import { pictures } from '@social-shop/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { creator } from '../../testing/fixtures.ts';
import { CreatorHeaderLayout, CreatorRowLayout } from './CreatorHeaderLayout.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { TileCreator } from './TileCreator.tsx';

const shopOwner = {
  ...creator,
  bio: 'Slow dressing by the lake. Linen, wool, and one good bag at a time.',
  coverUrl: pictures.cover,
  coverColor: '#c3cbb4',
};

const meta = {
  component: CreatorHeaderLayout,
  args: { creator: shopOwner, followersCount: 18432 },
} satisfies Meta<typeof CreatorHeaderLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: {
    children: [
      <ShareButton key="share" title={creator.name} text="Look" url="/explore/marenholt" look="round" />,
      <Button key="follow">Follow</Button>,
    ],
  },
};
export const PageWithoutCover: Story = {
  args: { creator: { ...shopOwner, coverUrl: undefined }, followersCount: undefined },
};
export const PageInArabic: Story = {
  args: { creator: { ...shopOwner, name: 'ليلى حداد', bio: 'فساتين وكتان بجانب البحيرة' } },
};

export const PageMirrored: Story = { ...Page, globals: { direction: 'rtl' } };

export const Row: Story = {
  render: () => (
    <CreatorRowLayout creator={creator} followersCount={18432}>
      <Button>Follow</Button>
    </CreatorRowLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Maren Holt' })).toHaveAttribute(
      'href',
      '/explore/marenholt',
    );
    await expect(canvasElement).toHaveTextContent('18.4K followers18,432 followers');
  },
};

/** A name begins next to its picture, in any direction of name and page (K-V03). */
export const RowsOfBothDirections: Story = {
  render: () => (
    <>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir}>
          {['Maren Holt', 'ليلى حداد', 'נועה'].map((name) => (
            <CreatorRowLayout key={name} creator={{ ...creator, name }} followersCount={18432} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      const name = link.querySelector('bdi')?.getBoundingClientRect();
      const portrait = link.parentElement?.parentElement?.querySelector('img')?.getBoundingClientRect();
      if (!name || !portrait) throw new Error('the row has no name or no portrait');
      const isMirrored = getComputedStyle(link).direction === 'rtl';
      await expect(isMirrored ? portrait.left - name.right : name.left - portrait.right).toBeCloseTo(12, 0);
    }
  },
};

/** A long name is cut at its own end. */
export const RowMirrored: Story = {
  render: () => (
    <div dir="rtl">
      <CreatorRowLayout creator={creator} followersCount={18432}>
        <Button>Follow</Button>
      </CreatorRowLayout>
      <CreatorRowLayout creator={{ ...creator, name: 'Alexandrina Featherstonehaugh-Montgomery of the Hills' }} />
    </div>
  ),
};

export const Tile: Story = { render: () => <TileCreator creator={creator} /> };
