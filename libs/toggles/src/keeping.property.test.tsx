import { changeSession } from '@social-shop/auth/testing';
import { TestChannel } from '@social-shop/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineToggle } from './defineToggle.ts';
import { likesServer, type Reply } from './testing/likesServer.ts';
import { sessionOf, ToggleButton, visitor } from './testing/visitor.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.stubGlobal('location', { assign: vi.fn() });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const items = ['p1', 'p2', 'p3'];
const REST = 10_000;

const reply = fc.record({
  outcome: fc.constantFrom('done', 'done', 'done', 'lost', 'refused'),
  handledAfter: fc.integer({ min: 1, max: 200 }),
  arrivesAfter: fc.integer({ min: 1, max: 200 }),
} as const);
const likes = fc.subarray(items).map((liked) => liked.map((item) => ({ userId: 'ana', item })));
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ press: fc.constantFrom(...items) }) },
  { weight: 5, arbitrary: fc.record({ wait: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ undo: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ reload: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ signIn: fc.constantFrom('ana', 'bo', undefined) }) },
);

/** One tab, whose documents come one after the other. */
function openTab(replies: readonly Reply[], initially: Parameters<typeof likesServer>[1]) {
  sessionStorage.clear();
  const server = likesServer(replies, initially, { mayOverlap: true });
  let userId: string | undefined = 'ana';
  server.signIn(userId);

  function openDocument() {
    cleanup();
    TestChannel.open.clear();
    let undo: { readonly item: string; readonly run: () => void } | undefined;
    const toggle = defineToggle(server.openDocument());
    const { api, queryClient, Around } = visitor(sessionOf(userId), ({ text, action }) => {
      undo = action && { item: String(text), run: action.onPress };
    });
    const { container } = render(
      <Around>
        {items.map((item) => (
          <ToggleButton key={item} toggle={toggle} item={item} removed={item} />
        ))}
      </Around>,
    );
    const buttonOf = (item: string) =>
      [...container.querySelectorAll('button')].find((one) => one.textContent === item);
    return {
      undo: () => undo,
      press: (item: string) =>
        act(async () => {
          buttonOf(item)?.click();
          await vi.advanceTimersByTimeAsync(0);
        }),
      isPressed: (item: string) => buttonOf(item)?.ariaPressed === 'true',
      signIn: () => changeSession(api, queryClient, sessionOf(userId)),
    };
  }
  let shown = openDocument();

  return {
    server,
    userId: () => userId,
    press: (item: string) => shown.press(item),
    isPressed: (item: string) => shown.isPressed(item),
    undo: () => shown.undo(),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    async reload() {
      server.leave();
      shown = openDocument();
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
    signIn: (next: string | undefined) =>
      act(async () => {
        userId = next;
        server.signIn(next);
        // As `auth` does for another session.
        sessionStorage.clear();
        await shown.signIn();
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}

it('sends presses of a reloaded page or without a connection once, and none of a visitor who has signed out', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(reply, { minLength: 1 }),
      likes,
      async (steps, replies, initially) => {
        onlineManager.setOnline(true);
        const tab = openTab(replies, initially);
        const last = new Map<string, boolean>();
        const ask = (item: string, wanted: boolean) => {
          tab.server.press(item);
          last.set(item, wanted);
        };

        for (const step of steps) {
          if ('wait' in step) await tab.wait(step.wait);
          if ('online' in step) onlineManager.setOnline(step.online);
          if ('reload' in step) await tab.reload();
          if ('signIn' in step && step.signIn !== tab.userId()) {
            await tab.signIn(step.signIn);
            last.clear();
          }
          if ('press' in step && tab.userId() !== undefined) {
            ask(step.press, !tab.isPressed(step.press));
            await tab.press(step.press);
            expect(tab.isPressed(step.press)).toBe(last.get(step.press));
          }
          if ('undo' in step) {
            const undo = tab.undo();
            // A message outlives who it was for by no more than a moment, in which it must do nothing.
            if (undo && last.has(undo.item)) ask(undo.item, true);
            await act(async () => undo?.run());
            await tab.wait(0);
          }
        }

        onlineManager.setOnline(true);
        await tab.wait(REST);
        expect(tab.server.faults).toEqual([]);
        for (const item of items) {
          const truth = tab.server.has(tab.userId(), item);
          expect(tab.isPressed(item), item).toBe(truth);
          if (last.has(item) && !tab.server.hasFailed(item)) expect(truth, item).toBe(last.get(item));
        }
        const writes = tab.server.writes();
        await tab.reload();
        await tab.wait(REST);
        expect(tab.server.writes()).toBe(writes);
      },
    ),
  ));

const works: Reply = { outcome: 'done', handledAfter: 10, arrivesAfter: 10 };

it('likes once an item that was pressed offline before a reload', async () => {
  const tab = openTab([works], []);
  await tab.wait(REST);
  onlineManager.setOnline(false);
  tab.server.press('p1');
  await tab.press('p1');
  await tab.reload();
  await tab.wait(REST);
  expect([tab.isPressed('p1'), tab.server.has('ana', 'p1')]).toEqual([true, false]);
  onlineManager.setOnline(true);
  await tab.wait(REST);
  expect([tab.isPressed('p1'), tab.server.has('ana', 'p1'), tab.server.writes()]).toEqual([true, true, 1]);
});

it('drops unsent presses at sign-out', async () => {
  const tab = openTab([works], []);
  await tab.wait(REST);
  onlineManager.setOnline(false);
  tab.server.press('p1');
  await tab.press('p1');
  await tab.signIn(undefined);
  await tab.signIn('ana');
  onlineManager.setOnline(true);
  await tab.wait(REST);
  expect([tab.isPressed('p1'), tab.server.has('ana', 'p1'), tab.server.writes()]).toEqual([false, false, 0]);
});

it.each(['{', 'null', '7', '{"test likes ana p1":"x"}', '{"test likes bo p1":true}', '{"p1":true}'])(
  'ignores stored data of others: %s',
  async (stored) => {
    const tab = openTab([works], []);
    sessionStorage.setItem('toggles', stored);
    await tab.reload();
    await tab.wait(REST);
    expect([tab.isPressed('p1'), tab.server.writes()]).toEqual([false, 0]);
  },
);
