import { productPosts } from '@social-shop/api-contract/calls/posts';
import { productDetailsList, retailerProduct as retailerProductCall } from '@social-shop/api-contract/calls/products';
import { productPaths } from '@social-shop/products';
import { mock, failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { productPageMocks, retailerProduct, shownProduct, variantId, withoutOptions } from '../testing/index.ts';

const { id } = shownProduct;
const pathOf = (colour: string, size: string) => productPaths.product(id, { variant: variantId(colour, size) });

const meta = {
  component: FeaturePreview,
  args: { feature, path: productPaths.product(id), mocks: productPageMocks() },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

/** Nothing is chosen: what the variants cost, from the lowest to the highest. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('$128.00 – $138.00');
    await within(canvasElement).findByRole('region', { name: 'More from Alder & Moss' });
  },
};

export const Chosen: Story = { args: { path: pathOf('Moss', 'S') }, play: shows('Save 25%') };
export const ChosenOnPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
export const ChosenInDark: Story = { ...Chosen, globals: { theme: 'dark' } };

/** Only the chosen variant is sold out: two others, and the category. */
export const VariantSoldOut: Story = {
  args: { path: pathOf('Linen', 'M') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'See Linen / S' });
    await expect(canvas.getByRole('link', { name: 'M, sold out' })).toHaveAttribute('aria-current', 'true');
  },
};
export const VariantSoldOutOnPhone: Story = { ...VariantSoldOut, globals: { viewport: { value: 'phone' } } };

const nothingLeft = retailerProduct({
  variants: retailerProduct().variants.map((variant) => ({ ...variant, availability: false, quantity: 0 })),
});
export const SoldOut: Story = {
  args: { mocks: productPageMocks({ ...shownProduct, availability: false }, nothingLeft) },
  play: shows('Sold out. The retailer may know when it comes back.'),
};

/** The only option, 'Title', does not count as one. */
export const WithoutOptions: Story = {
  args: { mocks: productPageMocks(shownProduct, withoutOptions()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Details');
    await expect(within(canvasElement).queryByText('Default Title')).toBeNull();
  },
};

/** A product that its retailer sells without variants: its own facts. */
export const OwnFactsOnly: Story = {
  args: {
    mocks: productPageMocks({
      ...shownProduct,
      ...{ price: 9_600, old_price: 12_800, percent_change: 25 },
      catalog_retailer_product_id: undefined,
    }),
  },
  play: shows('Save 25%'),
};

export const Loading: Story = {
  args: {
    mocks: {
      ...productPageMocks(),
      ...mock(retailerProductCall, never),
      ...mock(productPosts, never),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: shownProduct.name });
  },
};

/** Variants and posts failed; the product's own data and the link to its retailer are shown. */
export const Failed: Story = {
  args: {
    mocks: {
      ...productPageMocks(),
      ...mock(retailerProductCall, failure(500)),
      ...mock(productPosts, failure(500)),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Error loading sizes and colors.', undefined, { timeout: 5_000 });
    await canvas.findByText('Error loading posts.', undefined, { timeout: 5_000 });
    await canvas.findByRole('link', { name: /^Shop Now/ });
  },
};

export const NothingElse: Story = {
  args: {
    mocks: {
      ...productPageMocks(),
      ...mock(productPosts, { posts: [], meta: { limit: 12 } }),
      ...mock(productDetailsList, ({ url }) => ({
        product_details: new URL(url).searchParams.has('retailer_id') ? [] : [shownProduct],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Details');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Zoomed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Zoom picture 1 of 5' }));
    const dialog = within(await screen.findByRole('dialog', { name: shownProduct.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('2 / 5');
    const picture = dialog.getByRole('button', { name: 'Zoom picture 2 of 5' });
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SizeChart: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Size chart' }));
    await screen.findByRole('dialog', { name: 'Size chart' });
    await waitFor(() => expect(screen.getByRole('img', { name: 'Size chart' })).toBeVisible());
  },
};

/** A page that reads from right to left. */
export const RightToLeft: Story = {
  args: {
    path: pathOf('Linen', 'M'),
    mocks: productPageMocks({ ...shownProduct, name: 'فستان كتان مغسول', advertiser_name: 'متجر الزيتون' }),
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'فستان كتان مغسول' });
  },
};
