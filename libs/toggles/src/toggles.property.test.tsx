import { changeSession } from '@social-shop/auth/testing';
import { TestChannel } from '@social-shop/testing';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineToggle } from './defineToggle.ts';
import { isPressed, statesQuery } from './itemState.ts';
import { likesServer } from './testing/likesServer.ts';
import { sessionOf, ToggleButton, visitor } from './testing/visitor.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.stubGlobal('location', { assign: vi.fn() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const items = ['p1', 'p2', 'p3'];
const people = ['ana', 'bo'];
/** Longer than any queue of this test takes. */
const REST = 5_000;

const reply = fc.record({
  outcome: fc.constantFrom('done', 'done', 'done', 'lost', 'refused'),
  handledAfter: fc.integer({ min: 1, max: 200 }),
  arrivesAfter: fc.integer({ min: 1, max: 200 }),
} as const);
const likes = fc.uniqueArray(fc.record({ userId: fc.constantFrom(...people), item: fc.constantFrom(...items) }), {
  selector: ({ userId, item }) => userId + item,
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ press: fc.constantFrom(...items), column: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ wait: fc.nat(300) }) },
  { weight: 1, arbitrary: fc.record({ signIn: fc.constantFrom(...people, undefined) }) },
  { weight: 1, arbitrary: fc.record({ staying: fc.subarray(['left', 'right']) }) },
);

/** Opens two columns with a button for each item, over a server with these replies. */
async function openPage(replies: Parameters<typeof likesServer>[0], initially: Parameters<typeof likesServer>[1]) {
  cleanup();
  TestChannel.open.clear();
  // Otherwise this page would send the unsent presses of the page before.
  sessionStorage.clear();
  const server = likesServer(replies, initially);
  const toggle = defineToggle(server.definition);
  const { api, queryClient, Around } = visitor(sessionOf('ana'));
  server.signIn('ana');
  const column = (name: string) => items.map((item) => <ToggleButton key={name + item} toggle={toggle} item={item} />);
  const page = (...columns: readonly string[]) => <Around>{columns.map(column)}</Around>;
  const view = render(page('left', 'right'));
  const buttonsOf = (item: string) =>
    [...view.container.querySelectorAll('button')].filter(({ textContent }) => textContent === item);
  return {
    server,
    pressed: (item: string) => buttonsOf(item).map((button) => button.ariaPressed === 'true'),
    /** The state that the next press flips. The buttons show it a moment later. */
    isOn: (userId: string, item: string) =>
      isPressed(queryClient.getQueryData(statesQuery(toggle, userId).queryKey)?.[item]),
    press: (item: string, column: number) =>
      act(async () => {
        buttonsOf(item)[column]?.click();
        await vi.advanceTimersByTimeAsync(0);
      }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    signIn: (userId: string | undefined) =>
      act(async () => {
        server.signIn(userId);
        await changeSession(api, queryClient, sessionOf(userId));
        await vi.advanceTimersByTimeAsync(0);
      }),
    /** Whose states are in the cache. */
    kept: () =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: toggle.queryKey })
        .map(({ queryKey }) => queryKey[2]),
    remount(...staying: readonly string[]) {
      view.rerender(page(...staying));
      view.rerender(page('left', 'right'));
    },
  };
}

// K-L01, K-L05, K-L13, K-L15
it('ends with every button and the server at the last press, for any presses and sign-ins', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.array(reply, { minLength: 1 }),
      likes,
      async (steps, replies, initially) => {
        const page = await openPage(replies, initially);
        let userId: string | undefined = 'ana';
        const last = new Map<string, boolean>();

        for (const step of steps) {
          if ('wait' in step) await page.wait(step.wait);
          if ('staying' in step) page.remount(...step.staying);
          if ('signIn' in step && step.signIn !== userId) {
            userId = step.signIn;
            last.clear();
            await page.signIn(userId);
          }
          if ('press' in step) {
            const wanted = userId !== undefined && !page.isOn(userId, step.press);
            if (userId !== undefined) {
              page.server.press(step.press);
              last.set(step.press, wanted);
            }
            await page.press(step.press, step.column);
            expect(page.pressed(step.press)).toEqual([wanted, wanted]);
          }
        }

        await page.wait(REST);
        expect(page.server.faults).toEqual([]);
        expect(page.kept()).toEqual([userId ?? null]);
        for (const item of items) {
          const truth = page.server.has(userId, item);
          expect(page.pressed(item), item).toEqual([truth, truth]);
          if (last.has(item) && !page.server.hasFailed(item)) expect(truth, item).toBe(last.get(item));
        }
      },
    ),
  ));
