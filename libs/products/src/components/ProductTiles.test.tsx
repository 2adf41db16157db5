import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PostProduct } from '../postProduct.ts';
import { ProductTiles } from './ProductTiles.tsx';

const product = (id: string): PostProduct => ({
  id,
  imageUrl: 'data:image/svg+xml,',
  link: `https://platform.test/clicks/${id}`,
  name: `Dress ${id}`,
  retailerName: 'Alder & Moss',
  price: { regular: 12_800, currency: 'USD' },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stops the keyboard twice at a product: where it is shared and where it is bought (K-V16)', async () => {
  const user = userEvent.setup();
  render(<ProductTiles postId="7" products={[product('1'), product('2')]} />);
  const stops: (string | null)[] = [];
  for (await user.tab(); document.activeElement !== document.body; await user.tab())
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  expect(stops).toEqual([
    'Share Dress 1',
    'Shop NowDress 1 (opens in a new tab)',
    'Share Dress 2',
    'Shop NowDress 2 (opens in a new tab)',
  ]);
});

it('leads to the retailer from the picture and the name too, and says the name once', () => {
  const { container } = render(<ProductTiles postId="7" products={[product('1')]} />);
  const addresses = [...container.querySelectorAll('a')].map(({ href, rel, target }) => ({ href, rel, target }));
  const out = { href: 'https://platform.test/clicks/1?li=7&ci=7', rel: 'noopener', target: '_blank' };
  expect(addresses).toEqual([out, out, out]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dress 1',
    'Shop NowDress 1 (opens in a new tab)',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

it("shares the post's page at the product, not the redirect (K-V17)", async () => {
  const user = userEvent.setup();
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, canShare: () => true });
  const { container } = render(<ProductTiles postId="7" products={[product('1'), product('2')]} />);
  await user.click(screen.getByRole('button', { name: 'Share Dress 2' }));
  const url = new URL('/posts/7#product-2', location.href);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Dress 2', text: 'Alder & Moss', url: url.href });
  expect(container.querySelector(url.hash)?.textContent).toContain('Dress 2');
});
