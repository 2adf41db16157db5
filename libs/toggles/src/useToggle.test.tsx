import { sessionQuery, type SessionState } from '@social-shop/auth';
import { signedIn, signedOut } from '@social-shop/auth/testing';
import { TestChannel } from '@social-shop/testing';
import { dehydrate, onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineToggle, type ToggleDefinition } from './defineToggle.ts';
import { sessionOf, ToggleButton, visitor } from './testing/visitor.tsx';
import type { ToggleOptions } from './useToggle.ts';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  TestChannel.open.clear();
  vi.unstubAllGlobals();
});

/** A toggle of which nothing is on unless said otherwise; its calls are noted. */
function likes({ readError, ...over }: Partial<ToggleDefinition> = {}) {
  const read = vi.fn<ToggleDefinition['read']>(over.read ?? (async () => new Map()));
  const on = vi.fn<ToggleDefinition['on']>(over.on ?? (async (_, id) => `like of ${id}`));
  const off = vi.fn<ToggleDefinition['off']>(over.off ?? (async () => undefined));
  return { read, on, off, toggle: defineToggle({ name: 'test.likes', batch: 10, read, on, off, readError }) };
}

function open(
  { toggle }: ReturnType<typeof likes>,
  items: readonly string[] = ['p1'],
  state: SessionState = signedIn,
  options: ToggleOptions = {},
) {
  const tell = vi.fn();
  const { Around, api, queryClient } = visitor(state, tell);
  render(
    <StrictMode>
      <Around>
        {items.map((item) => (
          <ToggleButton key={item} toggle={toggle} item={item} {...options} />
        ))}
      </Around>
    </StrictMode>,
  );
  return {
    tell,
    isAtRest: () => queryClient.isMutating() + queryClient.isFetching() === 0,
    signIn: (userId: string) => queryClient.setQueryData(sessionQuery(api).queryKey, sessionOf(userId)),
  };
}

const press = () => fireEvent.click(screen.getByRole('button'));
const untilPressed = (pressed: boolean) => screen.findByRole('button', { pressed });
const failing = () => Promise.reject(new Error('down'));

describe('calls', () => {
  it.each([
    [15, []],
    [16, [[expect.anything(), 'like 1']]],
  ])(
    'are two at most for %i presses while the first is under way, and the last press wins (K-L01)',
    async (presses, offs) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const like = likes({ on: () => promise });
      const { isAtRest } = open(like);
      press();
      await waitFor(() => expect(like.on).toHaveBeenCalled());
      for (let more = 1; more < presses; more += 1) press();
      resolve('like 1');
      await waitFor(() => expect(isAtRest()).toBe(true));
      expect(like.on).toHaveBeenCalledOnce();
      expect(like.off.mock.calls).toEqual(offs);
      await untilPressed(presses % 2 === 1);
    },
  );

  it('that wait in line are dropped once somebody else is signed in, before anything else is (K-L15)', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const like = likes({ on: () => promise });
    const { isAtRest, signIn } = open(like);
    press();
    await waitFor(() => expect(like.on).toHaveBeenCalled());
    press();
    press();
    signIn('bo');
    resolve('like 1');
    await waitFor(() => expect(isAtRest()).toBe(true));
    expect(like.on).toHaveBeenCalledOnce();
  });

  it('that wait for the id of a record are dropped likewise', async () => {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const like = likes({ read: () => promise });
    const { isAtRest, signIn } = open(like);
    press();
    press();
    await waitFor(() => expect(like.read).toHaveBeenCalled());
    signIn('bo');
    resolve(new Map([['p1', 'like 1']]));
    await waitFor(() => expect(isAtRest()).toBe(true));
    expect(like.off).not.toHaveBeenCalled();
  });

  it('are none where presses end with what the server has', async () => {
    const like = likes({ read: async () => new Map([['p1', 'like 1']]) });
    const { isAtRest } = open(like);
    await untilPressed(true);
    onlineManager.setOnline(false);
    press();
    press();
    onlineManager.setOnline(true);
    await waitFor(() => expect(isAtRest()).toBe(true));
    expect([like.on, like.off].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await untilPressed(true);
  });
});

describe('a call that fails (S30)', () => {
  it('flips back with a message if turning on fails, and turns on when pressed again', async () => {
    const like = likes({ on: failing });
    const { tell } = open(like);
    press();
    await waitFor(() =>
      expect(tell).toHaveBeenCalledExactlyOnceWith({ tone: 'alert', text: 'Something went wrong. Please try again.' }),
    );
    await untilPressed(false);
    like.on.mockResolvedValueOnce('like 1');
    press();
    await untilPressed(true);
    await waitFor(() => expect(like.on).toHaveBeenCalledTimes(2));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('flips back without a message if turning off fails', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const like = likes({ read: async () => new Map([['p1', 'like 1']]), off: () => promise });
    const { tell } = open(like);
    await untilPressed(true);
    press();
    await untilPressed(false);
    reject(new Error('down'));
    await untilPressed(true);
    expect(like.off).toHaveBeenCalledOnce();
    expect(tell).not.toHaveBeenCalled();
  });

  it('shows no message for an item that was turned off again meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const like = likes({ on: () => promise });
    const { tell, isAtRest } = open(like);
    press();
    await waitFor(() => expect(like.on).toHaveBeenCalled());
    press();
    reject(new Error('down'));
    await waitFor(() => expect(isAtRest()).toBe(true));
    await untilPressed(false);
    expect([tell.mock.calls.length, like.off.mock.calls.length]).toEqual([0, 0]);
  });
});

it('removes what a failed call has made all the same, whatever an older look-up says', async () => {
  const older = Promise.withResolvers<ReadonlyMap<string, string>>();
  const on = Promise.withResolvers<string>();
  const like = likes({ on: () => on.promise });
  like.read.mockReturnValueOnce(older.promise).mockResolvedValue(new Map([['p1', 'like 1']]));
  open(like);
  await waitFor(() => expect(like.read).toHaveBeenCalled());
  press();
  await waitFor(() => expect(like.on).toHaveBeenCalled());
  press();
  on.reject(new Error('no response'));
  await waitFor(() => expect(like.read).toHaveBeenCalledTimes(2));
  older.resolve(new Map());
  await waitFor(() => expect(like.off).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'like 1'));
  await untilPressed(false);
});

describe('look-ups', () => {
  it('go together, as many ids a call as defined, each once', async () => {
    const items = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const like = likes({ read: async (_, ids) => new Map(ids.map((id) => [id, `like of ${id}`])) });
    open(like, items);
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(12));
    expect(like.read.mock.calls.map(([, ids]) => ids.length)).toEqual([10, 2]);
  });

  it.each([
    ['Error fetching likes', ['Error fetching likes']],
    [undefined, []],
  ])('that fail are logged as defined: %s', async (readError, logged) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const like = likes({ read: failing, readError });
    const { isAtRest } = open(like);
    await waitFor(() => expect(like.read).toHaveBeenCalledOnce());
    await waitFor(() => expect(isAtRest()).toBe(true));
    expect(log.mock.calls.map(([text]) => text)).toEqual(logged);
    log.mockRestore();
    press();
    await untilPressed(true);
  });
});

it('shows a message for an unlike, and creates a new record on Undo (S30)', async () => {
  const like = likes({ read: async () => new Map([['p1', 'like 1']]) });
  const { tell, isAtRest } = open(like, ['p1'], signedIn, { removed: 'Removed from your likes.' });
  await untilPressed(true);
  press();
  await waitFor(() => expect(like.off).toHaveBeenCalledOnce());
  await waitFor(() => expect(isAtRest()).toBe(true));
  const action = { label: 'Undo', onPress: expect.any(Function) as () => void };
  expect(tell).toHaveBeenCalledExactlyOnceWith({ tone: 'status', text: 'Removed from your likes.', action });
  (tell.mock.calls[0] as [{ action: typeof action }])[0].action.onPress();
  await untilPressed(true);
  await waitFor(() => expect(like.on).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1'));
  expect(tell).toHaveBeenCalledOnce();
});

it('leads who is not signed in to sign-up, and asks and sends nothing', () => {
  const assign = vi.fn();
  const like = likes();
  const { isAtRest } = open(like, ['p1'], signedOut);
  vi.stubGlobal('location', { assign });
  press();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/signup?from=%2F');
  expect([isAtRest(), screen.getByRole('button').ariaPressed]).toEqual([true, 'false']);
});

it('is unpressed in the server’s HTML if the page has no states', () => {
  const { Around, queryClient } = visitor();
  const html = renderToString(
    <Around>
      <ToggleButton toggle={likes().toggle} item="p1" />
    </Around>,
  );
  expect(html).toContain('aria-pressed="false"');
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(['auth']);
});
