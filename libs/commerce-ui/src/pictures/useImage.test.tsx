import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PostTile } from '../commerce/post/PostTile.tsx';
import { post, creator, shelf } from '../testing/fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tile = <PostTile post={post} creator={creator} products={shelf(3)} />;

/** Hydrates the server's page after all of its pictures have failed. */
async function takeOverLate(page: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  }
  const root = await act(async () => hydrateRoot(container, page));
  return { container, root };
}

it('marks every failed picture of a tile, also one that failed before script ran (K-V05)', async () => {
  const { container, root } = await takeOverLate(tile);
  expect(container.querySelectorAll('[data-failed]')).toHaveLength(1 + 3);
  expect(container.querySelector('svg text')?.textContent).toBe('M');
  await act(async () => root.unmount());
});

it('removes the mark for another picture (K-V05)', () => {
  const { rerender } = render(tile);
  const hero = () => screen.getByRole('img', { name: /^Post by/ });
  fireEvent.error(hero());
  expect(hero().closest('[data-failed]')).not.toBeNull();
  rerender(<PostTile post={{ ...post, heroImage: 'data:,other' }} creator={creator} products={shelf(3)} />);
  expect(hero().closest('[data-failed]')).toBeNull();
});
