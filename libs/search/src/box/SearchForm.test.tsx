import { sessionMocks } from '@social-shop/auth/testing';
import { autocomplete, searchClick } from '@social-shop/api-contract/calls/search';
import { failure, mock, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';
import { searchMocks } from '../testing/index.ts';
import { SearchForm } from './SearchForm.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const bar = (
  <>
    <SearchForm texts={{ search: 'Search', placeholder: 'Search fashion, home, & more' }} />
    <Outlet />
  </>
);
const page = (path: string) => ({ path, element: <h1>{path}</h1> });
const routes = [{ element: bar, children: [page('/home'), page('/explore/:displayName'), ...(feature.routes ?? [])] }];
const open = (path: string, mocks: Mocks = {}, consent: 'granted' | 'denied' = 'granted') =>
  renderFeature({ routes }, { path, mocks: { ...searchMocks(), ...mocks }, consent });

/** The box with its code, which has loaded with the focus. */
async function box() {
  await userEvent.click(await screen.findByLabelText('Search', { selector: 'input' }));
  return screen.findByRole('combobox', { name: 'Search' });
}

it('searches for what is typed, keeps the type, and restores text and results on Back (K-Q13)', async () => {
  const { router, tracked } = open('/search?keyword=linen&type=product');
  await screen.findByRole('heading', { name: '“linen”' });
  const input = await box();
  await userEvent.clear(input);
  await userEvent.type(input, '  {Enter}');
  expect(router.state.location.search).toBe('?keyword=linen&type=product');
  await userEvent.clear(input);
  await userEvent.type(input, ' rain boots {Enter}');
  expect(await screen.findByRole('heading', { name: '“rain boots”' })).toBeDefined();
  expect(router.state.location.search).toBe('?keyword=rain+boots&type=product');
  expect(tracked).toContainEqual({
    name: 'search.submit',
    properties: { query: 'rain boots', type: 'product' },
    subject: 'rain boots',
  });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: '“linen”' })).toBeDefined();
  expect(input).toHaveProperty('value', 'linen');
});

it('opens the shop of a creator, remembers them, and sends the click of a member who agreed', async () => {
  const clicks = async (calls: readonly Request[]) =>
    Promise.all(calls.filter(({ url }) => url.endsWith('/v1/analytics/clicks')).map((call) => call.clone().json()));
  const choose = async (consent: 'granted' | 'denied') => {
    const mocks = { ...sessionMocks(), ...mock(searchClick, { accepted: 1 }) };
    const mounted = open('/home', mocks, consent);
    await userEvent.type(await box(), 'maren');
    await userEvent.click(await screen.findByRole('option', { name: 'Maren Holt', hidden: true }));
    await waitFor(() => expect(mounted.router.state.location.pathname).toBe('/explore/creator2'));
    expect(JSON.parse(localStorage.getItem('previousCreators') ?? '')).toMatchObject([
      { query: 'creator2', name: 'Maren Holt', type: 'profile' },
    ]);
    expect(localStorage.getItem('previousSearches')).toBeNull();
    return mounted;
  };
  const agreed = await choose('granted');
  expect(agreed.tracked).toContainEqual({
    name: 'search.suggestion',
    properties: { kind: 'creator', source: 'related', position: 6 },
  });
  await waitFor(async () =>
    expect(await clicks(agreed.calls)).toMatchObject([
      { platform: 'web', search_string: 'maren', content_type: 'profile', click_position: 6 },
    ]),
  );
  localStorage.clear();
  expect(await clicks((await choose('denied')).calls)).toEqual([]);
});

it('shows nothing for a failed call, and logs nothing that the visitor sees', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open('/home', mock(autocomplete, failure(503)));
  await userEvent.type(await box(), 'wool');
  expect(await screen.findByRole('group', { name: 'Suggested Creators', hidden: true })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Related Searches', hidden: true })).toBeNull();
});

it('groups a history by its types, before popular searches', async () => {
  localStorage.setItem('previousSearches', JSON.stringify([{ objectID: 'linen', query: 'linen', type: 'post' }]));
  open('/home');
  await box();
  const list = screen.getByRole('listbox', { hidden: true });
  await within(list).findByRole('option', { name: 'linen', hidden: true });
  expect(within(list).getAllByRole('group', { hidden: true })).toHaveLength(1);
});
