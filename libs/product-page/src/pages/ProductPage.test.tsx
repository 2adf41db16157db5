import { productPosts } from '@social-shop/api-contract/calls/posts';
import { retailerProduct as retailerProductCall } from '@social-shop/api-contract/calls/products';
import { productPaths } from '@social-shop/products';
import { mock, failure, renderFeature, type Mocks } from '@social-shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';
import {
  productPageMocks,
  retailerProduct,
  retailerProductId,
  shownProduct,
  variantId,
  withoutOptions,
} from '../testing/index.ts';

const { id } = shownProduct;
const path = productPaths.product(id);
const open = (at = path, mocks: Mocks = productPageMocks()) => renderFeature(feature, { path: at, mocks });
const withVariant = (colour: string, size: string) => productPaths.product(id, { variant: variantId(colour, size) });

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('shows a product with four calls in two rounds', async () => {
  const { calls } = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Baguette bag in smooth leather');
  await screen.findByRole('region', { name: 'More from Alder & Moss' });
  await screen.findByRole('region', { name: 'Seen in' });
  expect(calls.map(({ url }) => url.slice('https://platform.test'.length))).toEqual([
    `/v3/products/${id}/posts?limit=12&includes=ltks&includes=profiles`,
    `/v2/product_details/?ids=${id}`,
    `/v3/consumer_retailer_products/${retailerProductId}?includes%5B%5D=policies`,
    `/v2/product_details/?retailer_id=${shownProduct.retailer_id}&exclude=${id}&limit=12`,
  ]);
});

it('shows what the variants cost until one is chosen, then its own price and saving', async () => {
  const { router, calls } = open(`${path}?li=7`);
  await screen.findByText('$128.00 – $138.00');
  const before = calls.length;
  await userEvent.click(screen.getByRole('link', { name: 'Moss' }));
  await screen.findByText('Save 25%');
  expect(screen.getByRole('link', { name: 'Moss' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'S' }).getAttribute('aria-current')).toBe('true');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(new URLSearchParams(router.state.location.search).get('variant')).toBe(variantId('Moss', 'S'));
  expect(calls.length).toBe(before);
});

it('links each value to the variant that differs in it alone, and says which are sold out', async () => {
  open(withVariant('Linen', 'S'));
  const sizes = within(await screen.findByRole('group', { name: 'Size' }));
  expect(sizes.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Size chart', expect.any(String)],
    ...['S', 'M', 'L'].map((size) => [size, withVariant('Linen', size)]),
  ]);
  expect(sizes.getByRole('link', { name: 'M, sold out' })).toBeDefined();
  const colours = within(screen.getByRole('group', { name: 'Color' }));
  expect(colours.getByRole('link', { name: 'Clay, sold out' }).getAttribute('href')).toBe(withVariant('Clay', 'S'));
});

it('shows why a variant cannot be bought, and links to those that can', async () => {
  open(withVariant('Linen', 'M'));
  await screen.findByText(/sold out\.$/);
  expect(screen.getByText('Sold out', { selector: '[role=status]' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See Linen / S' }).getAttribute('href')).toBe(withVariant('Linen', 'S'));
  expect(screen.getByRole('link', { name: 'See similar' }).getAttribute('href')).toBe('/categories/dresses');
});

it('hides the option of a product without options', async () => {
  open(path, productPageMocks(shownProduct, withoutOptions()));
  await screen.findByText('Details');
  expect(screen.queryByText(/Title/)).toBeNull();
  expect(screen.getByText('$128.00')).toBeDefined();
});

it('leads out by a link that is there at once, and takes along at the press what the address carries (S18, S35)', async () => {
  history.replaceState(null, '', `${path}?li=post&ci=content&rshash=hash&utm_source=a`);
  const variant = variantId('Moss', 'S');
  open(withVariant('Moss', 'S'));
  const leadsTo = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Shop Now/ });
  await screen.findByText('Save 25%');
  expect(leadsTo().href).toBe(`${shownProduct.links.ltk_web}?variant=${variant}`);
  expect([leadsTo().rel, leadsTo().target]).toEqual(['sponsored noopener', '_blank']);
  fireEvent.click(leadsTo());
  expect(leadsTo().href).toBe(`${shownProduct.links.ltk_web}?li=post&ci=content&hlc=hash&variant=${variant}`);
  expect(screen.getByText('Paid link: the creator may earn a commission when you buy.')).toBeDefined();
  history.replaceState(null, '', '/');
});

it('uses the retailer’s link if its own is not an http URL (T50), and logs if that fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const odd = { ...shownProduct, links: { ltk_web: 'javascript:alert(1)' } };
  open(path, productPageMocks(odd));
  const shop = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Shop Now/ });
  expect(shop.getAttribute('href')).toBe('https://retailer.test/dress');
  cleanup();
  open(path, {
    ...productPageMocks(odd),
    'GET /v1/retailer_product_links/{id}': failure(404),
  });
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(
      'Error fetching retailer product link from the consumer product service',
      expect.anything(),
    ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Shop Now/ })).toBeNull();
});

it('keeps the facts of the product when its variants fail, logs that, and asks again when asked', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let works = false;
  open(path, {
    ...productPageMocks(),
    ...mock(retailerProductCall, () =>
      works ? { retailer_product: retailerProduct() } : failure(400, 'invalid-request'),
    ),
  });
  const text = await screen.findByText('Error loading sizes and colors.');
  expect(logged).toHaveBeenCalledWith('Error fetching retailer product by id', expect.anything());
  expect(screen.getByText('$128.00')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Shop Now/ })).toBeDefined();
  works = true;
  await userEvent.click(within(text.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('group', { name: 'Size' });
});

it('shows no row of posts if no post shows the product', async () => {
  open(path, { ...productPageMocks(), ...mock(productPosts, { posts: [], meta: { limit: 12 } }) });
  await screen.findByRole('region', { name: 'More from Alder & Moss' });
  expect(screen.queryByRole('region', { name: 'Seen in' })).toBeNull();
});

it('remembers what this browser has seen, and shows it on the next page', async () => {
  open();
  await screen.findByText('Details');
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  cleanup();
  const other = { ...shownProduct, id: shownProduct.id.replace('4001', '4002'), name: 'Felt hat' };
  open(productPaths.product(other.id), productPageMocks(other));
  const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path]);
});

it('shows hostile texts as text (T47)', async () => {
  const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const sold = retailerProduct({
    description: `<p onclick="alert(1)">Linen ${markup}</p>&lt;b&gt;`,
    policies: [{ handle: markup, body: markup }],
  });
  open(path, productPageMocks({ ...shownProduct, name: markup, advertiser_name: markup }, sold));
  await screen.findByText('Details');
  expect(document.querySelectorAll('script, [onclick], [onerror]')).toHaveLength(0);
  expect(screen.getByText('<b>')).toBeDefined();
});

const compact = id.replace(/^(.{8})-(.{4})-(.{4})-(.{4})-(.{12})$/, '$3$2$1$4$5');
it.each([
  [`/products/${compact}?variant=1`, `${path}?variant=1`],
  [`/products/${id.toUpperCase()}`, path],
  ['/products', '/categories'],
])('redirects %s to %s (S14, S15)', async (from, to) => {
  const { router } = open(from);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
});

it.each(['/products/nothing', '/products/%F0%9F%91%97', `${path}0`])('is 404 at %s without asking', async (at) => {
  const { calls } = open(at);
  expect((await screen.findByRole('alert')).textContent).toBe('404');
  expect(calls).toEqual([]);
});

it('is 404 for a product that does not exist', async () => {
  open(productPaths.product(id.replace('4001', '9999')));
  expect((await screen.findByRole('alert')).textContent).toBe('404');
});

it('is shared with the chosen variant, and says whether it was (S32)', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, canShare: () => true });
  const { tracked } = open(withVariant('Moss', 'S'));
  const button = await screen.findByRole('button', { name: `Share ${shownProduct.name}` });
  fireEvent.click(button);
  const url = new URL(withVariant('Moss', 'S'), location.href).href;
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: shownProduct.name, text: 'Alder & Moss', url }));
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  fireEvent.click(button);
  const names = () => tracked.map(({ name }) => name).filter((name) => name.includes('share'));
  await waitFor(() => expect(names()).toEqual(['product-page.share', 'product-page.share/cancel']));
  vi.unstubAllGlobals();
});
