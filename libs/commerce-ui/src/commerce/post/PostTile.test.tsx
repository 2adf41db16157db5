import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { post, creator, shelf } from '../../testing/fixtures.ts';
import { PostTile } from './PostTile.tsx';

afterEach(cleanup);

it('names its creator once: the portrait next to the name has no text (K-M09)', () => {
  const { container } = render(<PostTile post={post} creator={creator} products={shelf(3)} />);
  const portrait = screen.getByRole('link', { name: creator.name });
  expect(portrait.querySelector('img')?.getAttribute('alt')).toBe('');
  const names = Array.from(container.querySelectorAll('a'), ({ textContent, firstElementChild }) =>
    textContent ? textContent : firstElementChild?.getAttribute('alt'),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('names the link on its picture by what the picture shows (K-M07)', () => {
  render(<PostTile post={post} creator={creator} products={shelf(3)} />);
  const hero = screen.getByRole('link', { name: /^Post by Maren Holt.*A blue coat, a checked dress/ });
  expect(hero.getAttribute('href')).toBe(`/posts/${post.id}`);
  expect(hero.querySelector('[title]')).toBeNull();
});

it.each([
  [1_350, ['225w', '450w', '675w', '900w', '1350w']],
  [1_080, ['225w', '450w', '675w', '900w']],
])(
  'lists a picture of %s px at 450 and 225, at 1x to 3x, never above its size (specification 1, section 9)',
  (own, at) => {
    render(
      <PostTile
        post={{ ...post, heroImage: 'https://shop.test/images/a', heroImageWidth: own }}
        creator={creator}
        products={[]}
      />,
    );
    const candidates = screen.getByRole('img', { name: /^Post by/ }).getAttribute('srcset') ?? '';
    expect(candidates.split(', ').map((candidate) => candidate.split(' ').at(-1))).toEqual(at);
  },
);
