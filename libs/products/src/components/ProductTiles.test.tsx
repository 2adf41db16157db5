import type { Flags } from '@social-shop/experiments';
import { renderFeature } from '@social-shop/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { priceDropBadging } from '../flags.ts';
import type { PostProduct } from '../postProduct.ts';
import { productsMocks } from '../testing/index.ts';
import { ProductTiles } from './ProductTiles.tsx';

const product = (id: string): PostProduct => ({
  id,
  detailsId: `d${id}`,
  imageUrl: 'data:image/svg+xml,',
  link: `https://platform.test/clicks/${id}`,
  name: `Dress ${id}`,
  retailerName: 'Alder & Moss',
  price: { regular: 12_800, currency: 'USD' },
});

const show = (products: readonly PostProduct[], flags: Flags = {}) =>
  renderFeature(
    { routes: [{ path: '/', element: <ProductTiles postId="7" products={products} /> }] },
    { path: '/', mocks: productsMocks(), flags },
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stops the keyboard once for each place of a product: saving, its page, sharing, its retailer (K-V16)', async () => {
  const user = userEvent.setup();
  show([product('1'), product('2')]);
  const stops: (string | null)[] = [];
  for (await user.tab(); document.activeElement !== document.body; await user.tab())
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  expect(stops).toEqual([
    'Favorite Dress 1',
    'Dress 1',
    'Share Dress 1',
    'Shop NowDress 1 (opens in a new tab)',
    'Favorite Dress 2',
    'Dress 2',
    'Share Dress 2',
    'Shop NowDress 2 (opens in a new tab)',
  ]);
});

it('picture and name link to the page of the product, only the button to the retailer (S35)', () => {
  const { container } = show([product('1')]);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('target'),
    link.rel,
  ]);
  const page = ['/products/d1?li=7&ci=7', null, ''];
  expect(links).toEqual([page, page, ['https://platform.test/clicks/1?li=7&ci=7', '_blank', 'sponsored noopener']]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dress 1',
    'Shop NowDress 1 (opens in a new tab)',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('leads from a sold-out product to others of its category', () => {
  show([{ ...product('1'), soldOut: true, category: 'dresses' }]);
  expect(screen.getByRole('link', { name: 'See similar' }).getAttribute('href')).toBe('/categories/dresses');
  expect(screen.queryByRole('link', { name: /^Shop Now/ })).toBeNull();
});

it('says that a price has fallen only while the flag is on', () => {
  const reduced = { ...product('1'), price: { regular: 11_000, sale: 7_700, currency: 'USD' }, percentOff: 30 };
  const shown = (flags: Flags) => show([reduced], flags).container.textContent;
  expect(shown({})).toContain('−30%Sale price $77.00Was $110.00');
  const without = shown({ [priceDropBadging.name]: 'off' });
  expect(without).toContain('$77.00');
  expect(without).not.toMatch(/30%|110/);
});

it("shares the post's page at the product, not the redirect (K-V17)", async () => {
  const user = userEvent.setup();
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, canShare: () => true });
  const { container } = show([product('1'), product('2')]);
  await user.click(screen.getByRole('button', { name: 'Share Dress 2' }));
  const url = new URL('/posts/7#product-2', location.href);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Dress 2', text: 'Alder & Moss', url: url.href });
  expect(container.querySelector(url.hash)?.textContent).toContain('Dress 2');
});
