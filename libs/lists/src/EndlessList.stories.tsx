import { ButtonLink } from '@social-shop/commerce-ui';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EndlessList } from './EndlessList.tsx';
import { creatorsQuery, creatorTile } from './examples/creatorList.tsx';
import { creatorPages, productPages } from './testing/pages.ts';
import { equalProductTile, productsQuery, productTile } from './examples/productList.tsx';

type FetchPage = Parameters<typeof productsQuery>[0];

const masonry = (fetchPage: FetchPage = productPages) => (
  <EndlessList query={productsQuery(fetchPage)} tile={productTile} label="Products" path="/products" />
);
const grid = (fetchPage: FetchPage = productPages) => (
  <EndlessList
    query={productsQuery(fetchPage)}
    tile={equalProductTile}
    layout="grid"
    label="Products"
    path="/products"
    empty={
      <ButtonLink href="/home" look="quiet" size="sm">
        Discover
      </ButtonLink>
    }
  />
);

const never: FetchPage = () => new Promise(() => {});
const failing: FetchPage = () => Promise.reject(new TypeError('on purpose'));
const nothing: FetchPage = async () => ({ items: [] });
/** The first page, and a second one that never arrives. */
const onItsWay: FetchPage = (options) => (options.next ? never(options) : productPages(options));

const story = (element: ReactElement, play: Story['play']): Story => ({
  args: { feature: { routes: [{ path: '/', element }] } },
  play,
});

const meta = {
  component: FeaturePreview,
  args: { feature: {}, path: '/', mocks: {} },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('article');
};
const waits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Loading');
};
const isEmpty: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('No results found.');
  await expect(within(canvasElement).queryByRole('alert')).toBeNull();
};
const hasFailed: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Error Loading LTKs.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
};
const ends: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
  await expect((await canvas.findAllByRole('article')).at(-1)).toHaveAttribute('aria-setsize', '17');
  await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
};
/** Skeletons begin where the columns end, in columns of the same width, and are cut on one level. */
const autoLoads: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
  const feed = canvas.getByRole('feed', { name: 'Products' });
  const after = () => feed.parentElement?.nextElementSibling;
  await waitFor(() => expect(after()?.querySelectorAll('span')).toHaveLength(8));
  const tail = after()?.firstElementChild;
  const boxes = (elements: Iterable<Element>) => Array.from(elements, (element) => element.getBoundingClientRect());
  const skeletons = boxes(tail?.firstElementChild?.children ?? []);
  const tiles = boxes(feed.querySelectorAll('article'));
  for (const column of new Set(tiles.map(({ left }) => Math.round(left)))) {
    const inColumn = ({ left }: DOMRect) => Math.abs(left - column) < 1;
    const end = Math.max(...tiles.filter(inColumn).map(({ bottom }) => bottom));
    const [first] = skeletons.filter(inColumn);
    await expect(first?.width).toBeCloseTo(tiles[0]?.width ?? NaN, 1);
    await expect((first?.top ?? NaN) - end).toBeGreaterThan(8);
    await expect((first?.top ?? NaN) - end).toBeLessThanOrEqual(32.5);
    await expect(tail?.getBoundingClientRect().bottom).toBeGreaterThan(end);
  }
};

export const Masonry: Story = story(masonry(), shows);
export const MasonryLoading: Story = story(masonry(never), waits);
export const MasonryGoingOn: Story = story(masonry(onItsWay), autoLoads);
export const MasonryEmpty: Story = story(masonry(nothing), isEmpty);
export const MasonryError: Story = story(masonry(failing), hasFailed);
export const MasonryEnd: Story = story(masonry(), ends);
export const Grid: Story = story(grid(), shows);
export const GridLoading: Story = story(grid(never), waits);
export const GridGoingOn: Story = story(grid(onItsWay), autoLoads);
export const GridEmpty: Story = story(grid(nothing), isEmpty);
export const GridError: Story = story(grid(failing), hasFailed);
export const GridEnd: Story = story(grid(), ends);
export const GridMirrored: Story = { ...Grid, globals: { direction: 'rtl' } };
export const Creators: Story = story(
  <EndlessList
    query={creatorsQuery(creatorPages)}
    tile={creatorTile}
    layout="grid"
    label="Creators"
    path="/creators"
  />,
  shows,
);
