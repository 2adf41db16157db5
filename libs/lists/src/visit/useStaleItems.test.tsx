import { useApi } from '@social-shop/api-client';
import { failure, renderFeature, type Answers } from '@social-shop/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { creatorPostsQuery, STALE_AFTER } from '../../../posts/src/queries.ts';
import { feedPage, ltk, ltks, postsAnswers } from '../../../posts/src/testing/index.ts';
import { PostList } from '../EndlessList.tsx';

const BY_ID = 'GET /v2/ltks';
const NEXT_PAGE = 'page-2';

/** Positions of the posts that are in the window; nothing is laid out here. */
let seen: readonly number[] = [];

beforeEach(() => {
  seen = [1, 2];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const visible = seen.some((position) => this.id === `post-${ltk(position).id}`);
    return new DOMRect(0, visible ? 100 : 10_000, 0, 100);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function List() {
  return <PostList query={creatorPostsQuery(useApi(), ltk().profile_id)} label="Posts" path="/explore/a" />;
}

/** A list of four posts, and the ids that were asked for, call by call. */
async function renderList(byId: Answers[string], page2: Answers[string] = feedPage(ltks(5, 6))) {
  const asked: string[][] = [];
  renderFeature(
    { routes: [{ id: 'posts.test', path: '/', element: <List /> }] },
    {
      path: '/',
      answers: {
        ...postsAnswers(),
        'GET /v3/activities/posts/profile/{profile_id}': (request) => {
          if (!request.url.includes(NEXT_PAGE)) return feedPage(ltks(1, 4), NEXT_PAGE);
          return typeof page2 === 'function' ? page2(request) : page2;
        },
        [BY_ID]: (request) => {
          asked.push(new URL(request.url).searchParams.getAll('ids'));
          return typeof byId === 'function' ? byId(request) : byId;
        },
      },
    },
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  // What a visit needs is loaded after the first view; its status says nothing yet.
  await screen.findByRole('status');
  return asked;
}

/** Time passes, and the reader comes back to the tab. */
const comeBack = (after: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + after);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const ids = (...positions: readonly number[]) => positions.map((position) => ltk(position).id);
const pictures = () => screen.getAllByRole('img', { name: /^Post by/ }).map((image) => image.getAttribute('alt'));
const renamed = ({ url }: Request) => ({
  ltks: new URL(url).searchParams
    .getAll('ids')
    .map((id) => ltk(Number(id.slice(-6)) - 2_000, { hero_image_alt: 'Renamed' }))
    .toReversed(),
  profiles: feedPage([]).profiles,
  meta: { limit: 36 },
});

it('asks by id for what is in view once it is 5 minutes old, and shows it where it stands', async () => {
  const asked = await renderList(renamed);
  const order = screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));
  await comeBack(STALE_AFTER - 1_000);
  expect(asked).toEqual([]);
  await comeBack(2_000);
  expect(asked).toEqual([ids(1, 2)]);
  await waitFor(() => expect(pictures().map((alt) => alt?.includes('Renamed'))).toEqual([true, true, false, false]));
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual(order);

  // What is fresh is left alone, however often its reader looks; what comes into view is not.
  seen = [2, 3];
  await comeBack(60_000);
  expect(asked).toEqual([ids(1, 2), ids(3)]);
  await comeBack(STALE_AFTER + 1);
  expect(asked).toEqual([ids(1, 2), ids(3), ids(2, 3)]);
});

it('asks when its reader rests after scrolling', async () => {
  const asked = await renderList(renamed);
  vi.setSystemTime(Date.now() + STALE_AFTER + 1);
  dispatchEvent(new Event('scroll'));
  expect(asked).toEqual([]);
  await waitFor(() => expect(asked).toEqual([ids(1, 2)]));
});

it.each([
  ['fails', failure(404)],
  ['knows none of them any longer', { ltks: [], profiles: [], meta: { limit: 36 } }],
])('leaves all as it was where the platform %s, and does not ask again at once', async (_, answer) => {
  const asked = await renderList(answer);
  const before = pictures();
  await comeBack(STALE_AFTER + 1_000);
  await comeBack(60_000);
  expect(asked).toHaveLength(1);
  expect(pictures()).toEqual(before);
  expect(screen.queryByRole('alert')).toBeNull();
  await comeBack(STALE_AFTER);
  expect(asked).toHaveLength(2);
});

it('keeps what is fresh when a page that was on its way comes later', async () => {
  const page2 = Promise.withResolvers<ReturnType<typeof feedPage>>();
  await renderList(renamed, () => page2.promise);
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await comeBack(STALE_AFTER + 1_000);
  await act(async () => page2.resolve(feedPage(ltks(5, 6))));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  await waitFor(() => expect(pictures().slice(0, 2).join()).toMatch(/Renamed.*Renamed/));
});
