import { pictures } from '@social-shop/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import heart from 'icon:heart';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ListState } from '../commerce/ListState.tsx';
import { PostTile } from '../commerce/post/PostTile.tsx';
import { PostTileSkeleton } from '../commerce/post/PostTileSkeleton.tsx';
import { Price } from '../commerce/price/Price.tsx';
import { ProductTile } from '../commerce/product/ProductTile.tsx';
import { CreatorRowLayout } from '../commerce/creator/CreatorHeaderLayout.tsx';
import { Drawing } from '../icon/Icon.tsx';
import { Button, ButtonLink } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { post, postOf, product, creator, shelf } from '../testing/fixtures.ts';
import { text } from './text.css.ts';

/** Rules for the use of several components together. */
const meta = { title: 'Patterns' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Cases side by side, each with its name. */
function Cases({ width, children }: { readonly width: number; readonly children: readonly [string, ReactNode][] }) {
  return (
    <div
      style={{ display: 'grid', gap: 32, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
    >
      {children.map(([caption, shown]) => (
        <figure key={caption} style={{ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 }}>
          <figcaption className={text.small}>{caption}</figcaption>
          {shown}
        </figure>
      ))}
    </div>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

/** A view has one filled button, for its main action. All others are secondary, quiet or text. Red is for what cannot be undone. */
export const OneLoudThing: Story = {
  render: () => (
    <Cases width={300}>
      {[
        [
          'One way is loud',
          <div style={row}>
            <Button>Follow</Button>
            <Button look="secondary">Share</Button>
          </div>,
        ],
        [
          'Not this: two are, and none is',
          <div style={row}>
            <Button>Follow</Button>
            <Button>Share</Button>
          </div>,
        ],
        [
          'Beside a form, whose button is the loud one',
          <div style={row}>
            <Button look="secondary">Sign up</Button>
          </div>,
        ],
        [
          'What cannot be undone',
          <div style={row}>
            <Button look="danger">Delete</Button>
            <Button look="quiet">Keep</Button>
          </div>,
        ],
      ]}
    </Cases>
  ),
};

/**
 * Red is money saved. The price before is struck through after it, with a text for screen readers. A drop from an unknown price is written
 * in words.
 */
export const PriceWithSale: Story = {
  render: () => (
    <Cases width={200}>
      {[
        ['As it is', <Price price={{ regular: 12_800, currency: 'USD' }} />],
        ['Reduced', <Price price={{ regular: 11_000, sale: 7_700, currency: 'USD' }} />],
        ['Reduced from what nobody knows', <Price price={{ regular: 3_400, currency: 'EUR' }} dropped={21} />],
        ['By size', <Price price={{ regular: 4_800, regularMax: 6_400, currency: 'USD' }} />],
        [
          'By size, reduced',
          <Price price={{ regular: 6_000, regularMax: 8_000, sale: 4_800, saleMax: 6_400, currency: 'USD' }} />,
        ],
        ['On a page of its own', <Price size="page" price={{ regular: 11_000, sale: 7_700, currency: 'USD' }} />],
      ]}
    </Cases>
  ),
};

/** A list has one of these states at a time. An empty one has links, a failed one can be retried, and a loading one has its final shape. */
export const EmptyErrorLoading: Story = {
  render: () => (
    <Cases width={300}>
      {[
        [
          'Empty',
          <ListState status="empty">
            <ButtonLink href="/home" look="quiet" size="sm">
              Discover
            </ButtonLink>
          </ListState>,
        ],
        ['Failed', <ListState status="error" onRetry={fn()} />],
        ['On its way', <ListState status="pending" skeleton={<PostTileSkeleton />} />],
        ['On its way, of unknown shape', <ListState status="pending" />],
      ]}
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(1);
  },
};

const names = ['Maren Holt', 'ليلى حداد', '김하린', 'Alexandrina Featherstonehaugh-Montgomery of the Hills'];

/** A name keeps its own direction and begins next to its picture, in pages of both directions. A long one is cut at its own end. */
export const NamesOfBothDirections: Story = {
  render: () => (
    <Cases width={320}>
      {(['ltr', 'rtl'] as const).map((dir) => [
        dir === 'ltr' ? 'From left to right' : 'From right to left',
        <div dir={dir}>
          {names.map((name) => (
            <CreatorRowLayout key={name} creator={{ ...creator, name }} followersCount={18_432} />
          ))}
        </div>,
      ])}
    </Cases>
  ),
};

const onPicture = <IconButton look="onImage" icon={<Drawing path={heart} />} label="Like" aria-pressed={false} />;
const sale = { ...product, price: { regular: 11_000, sale: 7_700, currency: 'USD' } };

/** No text is directly on a picture. Labels on pictures have their own ground, and are visible on pale and dark ones. */
export const ChipsOnPictures: Story = {
  render: () => (
    <Cases width={220}>
      {[
        ['A saving, on a pale wall', <ProductTile product={sale} />],
        ['On a warm one', <ProductTile product={{ ...sale, name: 'Gold hoops', imageUrl: pictures.hoops }} />],
        [
          'A button on a bright picture',
          <PostTile post={post} creator={creator} products={shelf(3)} action={onPicture} />,
        ],
        [
          'On a dark one, of a video',
          <PostTile
            post={{ ...postOf(3), videoMediaId: post.id }}
            creator={creator}
            products={shelf(3)}
            action={onPicture}
          />,
        ],
      ]}
    </Cases>
  ),
};
