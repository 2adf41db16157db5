import { expect, it } from 'vitest';
import { checkLibrary } from './checkLibrary.ts';

const message = (id: string) => ({ id, description: '', defaultMessage: '' });

it('accepts names that lead to their library, and events that the specification names', () => {
  const problems = checkLibrary({
    name: 'posts',
    messages: { title: message('posts.list.title') },
    routes: [{ id: 'posts.post', path: 'posts/:id' }],
    queries: [{ queryKey: ['posts', 'post', '1'] }],
    events: [{ name: 'posts.opened' }, { name: '/scroll/discover' }],
  });
  expect(problems).toEqual([]);
});

it('names each route, message, query and event that leads elsewhere', () => {
  const problems = checkLibrary({
    name: 'posts',
    messages: { title: message('postsList.title') },
    routes: [{ id: 'feeds.home', path: 'home' }, { path: 'posts' }],
    queries: [{ queryKey: ['feeds'] }],
    events: [{ name: 'opened' }],
  });
  expect(problems).toEqual([
    'route feeds.home',
    'route posts',
    'message postsList.title',
    'query ["feeds"]',
    'event opened',
  ]);
});
