import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../primitives/IconButton.tsx';
import { picture, post, profile, shelf } from '../testing/fixtures.ts';
import { PostGrid, PostGridSkeleton } from './PostGrid.tsx';
import { PostTile } from './PostTile.tsx';
import { PostTileSkeleton } from './PostTileSkeleton.tsx';

const like = <IconButton look="onImage" icon="heart" label="Like" aria-pressed={false} />;

const meta = {
  component: PostTile,
  args: { post, profile, products: shelf(3), action: like },
  decorators: [(Story, { parameters }) => <div style={{ width: parameters['width'] ?? 288 }}>{Story()}</div>],
} satisfies Meta<typeof PostTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const withProducts = (count: number): Story['args'] => ({
  post: { ...post, productsCount: count },
  products: shelf(Math.min(count, 4)),
});

export const ThreeProducts: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/explore/marenholt',
      `/posts/${post.id}`,
      ...shelf(3).map(({ href }) => href),
    ]);
    await expect(within(canvasElement).getByRole('link', { name: /^Post by Maren Holt/ })).toBeVisible();
  },
};

export const OneProduct: Story = {
  args: withProducts(1),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Washed linen wrap dress$98.00');
  },
};

export const TwoProducts: Story = {
  args: withProducts(2),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 products');
  },
};

/** Of four, too, three are shown, and no number: '+1' would take the place of the one it stands for. */
export const FourProducts: Story = {
  args: withProducts(4),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(5);
    await expect(canvasElement).not.toHaveTextContent('+');
  },
};

export const FiveProducts: Story = {
  args: withProducts(5),
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: '2 more products' });
    await expect(more).toHaveAttribute('href', `/posts/${post.id}`);
    await expect(more).toHaveTextContent('+2');
  },
};

export const ManyProducts: Story = { args: withProducts(24) };
export const ProductsNotLoaded: Story = { args: { ...withProducts(3), products: [] } };
export const Video: Story = { args: { post: { ...post, videoMediaId: post.id } } };
export const WithoutHeader: Story = { args: { header: false } };
export const UnknownSize: Story = { args: { post: { ...post, heroImageWidth: 0, heroImageHeight: 0 } } };
export const VeryTall: Story = { args: { post: { ...post, heroImageHeight: 4000 } } };
export const LongName: Story = {
  args: { profile: { ...profile, name: 'Alexandrina Featherstonehaugh-Montgomery of the Hills' } },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByTitle(args.profile.name);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
};
export const KoreanName: Story = { args: { profile: { ...profile, name: '김하린' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

// What a pointer and a finger do is shown by an add-on, and held by a journey: a story's test has neither.
/** Under a pointer the picture comes a little nearer, and the name of its creator is a link. */
export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };
/** Under a finger the whole picture gives way, as a button does. */
export const Pressed: Story = { parameters: { pseudo: { active: ['a'] } } };

/** For the keyboard the ring stands around the picture, whatever its colours. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const hero = within(canvasElement).getByRole('link', { name: /^Post by/ });
    await expect(hero).toHaveFocus();
    await expect(hero).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** Everything but the picture is mirrored: the name begins and the button lies at the other side. */
export const RightToLeft: Story = {
  args: { profile: { ...profile, name: 'ليلى حداد' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const middle = canvasElement.querySelector(`#post-${post.id}`)?.getBoundingClientRect();
    const centre = middle ? middle.left + middle.width / 2 : NaN;
    const name = within(canvasElement).getByTitle(args.profile.name);
    await expect(name).toHaveStyle({ direction: 'rtl' });
    await expect(within(canvasElement).getByRole('button', { name: 'Like' }).getBoundingClientRect().left).toBeLessThan(
      centre,
    );
    const [first] = within(canvasElement).getAllByRole('link', { name: 'Washed linen wrap dress' });
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(centre);
  },
};

/** The row keeps its height: a tile is arithmetic. */
export const NoProducts: Story = {
  args: withProducts(0),
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector(`#post-${post.id}`)?.parentElement?.parentElement;
    await expect(tile?.lastElementChild?.getBoundingClientRect().height).toBeCloseTo((288 - 24) / 4, 1);
  },
};

export const Phone: Story = { args: withProducts(5), parameters: { width: 171 } };
export const Pending: Story = { render: () => <PostTileSkeleton /> };

const walls = ['#cfdcea', '#e6dccb', '#d9d6d0', '#efd2c8', '#f3e2a9', '#d8e2d6', '#d9cfe0', '#cdb7a5'];
const ratios = [1.25, 1, 1.7778, 1.25, 1.3333, 1.5, 1.25, 1];

export const Grid: Story = {
  parameters: { width: 'auto' },
  render: () => (
    <PostGrid>
      {walls.map((wall, index) => (
        <PostTile
          key={wall}
          post={{
            ...post,
            id: `${post.id}-${index}`,
            heroImage: picture(wall, '#1d5a47', ratios[index]),
            heroImageHeight: 1080 * (ratios[index] ?? 1),
            heroImageColor: wall,
            productsCount: index + 1,
            ...(index === 2 && { videoMediaId: post.id }),
          }}
          profile={profile}
          products={shelf(index + 1)}
          priority={index < 2}
          action={like}
        />
      ))}
    </PostGrid>
  ),
};

export const GridPending: Story = { parameters: { width: 'auto' }, render: () => <PostGridSkeleton /> };
