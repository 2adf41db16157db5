import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defineToggle } from './defineToggle.ts';
import { visitor } from './testing/visitor.tsx';
import { useToggle } from './useToggle.ts';

afterEach(cleanup);

/** The visitor's likes: post id to record id. */
const stored = new Map([['post-2', 'like-1']]);

const likes = defineToggle({
  name: 'posts.likes',
  batch: 10,
  read: async (_api, ids) => new Map([...stored].filter(([id]) => ids.includes(id))),
  on: async (_api, id) => stored.set(id, `like of ${id}`).get(id) ?? '',
  off: async (_api, recordId) => [...stored].forEach(([id, record]) => record === recordId && stored.delete(id)),
});

function LikeButton({ postId }: { readonly postId: string }) {
  const { pressed, toggle } = useToggle(likes, postId);
  return <button type="button" aria-pressed={pressed} aria-label={postId} onClick={toggle} />;
}

it('shows the liked posts, likes and unlikes', async () => {
  const { Around } = visitor();
  render([<LikeButton key="1" postId="post-1" />, <LikeButton key="2" postId="post-2" />], { wrapper: Around });
  await screen.findByRole('button', { name: 'post-2', pressed: true });
  fireEvent.click(screen.getByRole('button', { name: 'post-1', pressed: false }));
  fireEvent.click(screen.getByRole('button', { name: 'post-2' }));
  await screen.findByRole('button', { name: 'post-1', pressed: true });
  await waitFor(() => expect([...stored]).toEqual([['post-1', 'like of post-1']]));
});
