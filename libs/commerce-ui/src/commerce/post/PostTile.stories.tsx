import type { Meta, StoryObj } from '@storybook/react-vite';
import heart from 'icon:heart';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Drawing } from '../../icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { post, postOf, creator, shelf } from '../../testing/fixtures.ts';
import { PostTile } from './PostTile.tsx';
import { PostTileSkeleton } from './PostTileSkeleton.tsx';

const like = <IconButton look="onImage" icon={<Drawing path={heart} />} label="Like" aria-pressed={false} />;

const meta = {
  component: PostTile,
  args: { post, creator, products: shelf(3), action: like },
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
      `/posts/${post.id}`,
    ]);
    await expect(links.at(-1)).toHaveAccessibleName('3 products from $34');
    await expect(within(canvasElement).getByRole('link', { name: /^Post by Maren Holt/ })).toBeVisible();
  },
};

/** The text about the products is a link to the post, like their number (K-V01). */
export const OneProduct: Story = {
  args: withProducts(1),
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByRole('link', { name: 'Washed linen wrap dress $98.00' });
    await expect(said).toHaveAttribute('href', `/posts/${post.id}`);
  },
};

export const TwoProducts: Story = {
  args: withProducts(2),
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByRole('link', { name: '2 products from $34' });
    await expect(said).toHaveAttribute('href', `/posts/${post.id}`);
  },
};

/** Four products also show three and their number, because '+1' would take the place of the fourth. */
export const FourProducts: Story = {
  args: withProducts(4),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '4 products from $34' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('+');
  },
};

export const FiveProducts: Story = {
  args: withProducts(5),
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: '2 more products from $34' });
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
  args: { creator: { ...creator, name: 'Alexandrina Featherstonehaugh-Montgomery of the Hills' } },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByTitle(args.creator.name);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
};
export const KoreanName: Story = { args: { creator: { ...creator, name: '김하린' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

// An add-on shows the states of pointer and touch, and a journey tests them: a story's test has neither.
/** On hover the picture grows a little, and the creator's name looks like a link. */
export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };
/** On touch the whole picture shrinks, like a button. */
export const Pressed: Story = { parameters: { pseudo: { active: ['a'] } } };

/** The focus ring is around the picture, visible with any colours. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const hero = within(canvasElement).getByRole('link', { name: /^Post by/ });
    await expect(hero).toHaveFocus();
    await expect(hero).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** Everything but the picture is mirrored: name and button change sides. */
export const RightToLeft: Story = {
  args: { creator: { ...creator, name: 'ليلى حداد' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const middle = canvasElement.querySelector(`#post-${post.id}`)?.getBoundingClientRect();
    const centre = middle ? middle.left + middle.width / 2 : NaN;
    const name = within(canvasElement).getByTitle(args.creator.name);
    await expect(name).toHaveStyle({ direction: 'rtl' });
    await expect(within(canvasElement).getByRole('button', { name: 'Like' }).getBoundingClientRect().left).toBeLessThan(
      centre,
    );
    const [first] = within(canvasElement).getAllByRole('link', { name: 'Washed linen wrap dress' });
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(centre);
  },
};

const withoutPrice = (count: number): Story['args'] => ({
  ...withProducts(count),
  post: { ...post, productsCount: count, priceFrom: undefined },
});

/** A right-to-left page with a left-to-right name and price. */
export const Mirrored: Story = {
  args: withProducts(4),
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** With several currencies no price is the lowest: only the number is shown. */
export const NoPrice: Story = {
  args: withoutPrice(4),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '4 products' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('from');
  },
};

/** A phone's square fits a price but no words. Without a price there is no invisible link. */
export const NoPriceOnPhone: Story = {
  args: withoutPrice(4),
  parameters: { width: 171 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: '4 products' })).toBeNull();
  },
};

/** The picture, two products and the portrait fail to load: quiet grounds, and a letter for the creator. */
export const PicturesMissing: Story = {
  args: {
    post: { ...post, heroImage: 'data:image/png,nothing' },
    creator: { ...creator, avatarUrl: 'data:image/png,nothing' },
    products: shelf(3).map((product, index) => (index ? { ...product, imageUrl: 'data:image/png,nothing' } : product)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-failed]')).toHaveLength(3));
    await expect(canvas.getByText('M')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Post by Maren Holt/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chelsea rain boots' })).toBeVisible();
  },
};

/** The row keeps its height, because tiles have computed heights. */
export const NoProducts: Story = {
  args: withProducts(0),
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector(`#post-${post.id}`)?.parentElement?.parentElement;
    await expect(tile?.lastElementChild?.getBoundingClientRect().height).toBeCloseTo((288 - 24) / 4, 1);
  },
};

export const Phone: Story = { args: withProducts(5), parameters: { width: 171 } };
export const Pending: Story = { render: () => <PostTileSkeleton /> };

export const Grid: Story = {
  parameters: { width: 'auto' },
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(10.75rem, 1fr))' }}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
        <PostTile
          key={number}
          post={{ ...postOf(number), productsCount: number, ...(number === 3 && { videoMediaId: post.id }) }}
          creator={creator}
          products={shelf(number)}
          priority={number < 3}
          action={like}
        />
      ))}
    </div>
  ),
};
