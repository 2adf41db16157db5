import { useApi } from '@social-shop/api-client';
import { profile } from '@social-shop/creators/testing';
import { EndlessList } from '@social-shop/lists';
import { failure, FeaturePreview, fixtureId, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { creatorPostsQuery } from '../queries.ts';
import { feedPage, ltk, postsMocks } from '../testing/index.ts';
import { postTile } from '../postTile.tsx';

const FEED = 'GET /v3/activities/posts/profile/{profile_id}';

function List() {
  const query = creatorPostsQuery(useApi(), ltk().profile_id);
  return <EndlessList query={query} tile={postTile} label="Posts" path="/explore/marenholt" />;
}

const meta = {
  component: FeaturePreview,
  args: { feature: { routes: [{ path: '/', element: <List /> }] }, path: '/', mocks: postsMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Empty: Story = {
  args: { mocks: { [FEED]: feedPage([]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  args: { mocks: { [FEED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

export const Error: Story = {
  args: { mocks: { [FEED]: failure(404) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error Loading LTKs.');
    await expect(canvas.queryByText('No results found.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  },
};

const names = ['ليلى حداد', '김하린', 'Alexandrina Featherstonehaugh-Montgomery', 'Jo', '🌿'];
const creators = names.map((name, index) => profile({ id: fixtureId(index), name }));

function Feed() {
  const query = creatorPostsQuery(useApi(), 'all');
  return <EndlessList query={query} tile={postTile} label="Posts" path="/home" />;
}

/** Names in other scripts, very long and very short; one, two, four and more products. */
export const ManyKinds: Story = {
  args: {
    feature: { routes: [{ path: '/', element: <Feed /> }] },
    mocks: {
      ...postsMocks(),
      [FEED]: {
        ...feedPage(
          creators.map(({ id }, index) => {
            const product_ids = ltk().product_ids.slice(0, index + 1);
            return ltk(index, { profile_id: id, product_ids, products_count: product_ids.length });
          }),
        ),
        profiles: creators,
      },
    },
  },
};
