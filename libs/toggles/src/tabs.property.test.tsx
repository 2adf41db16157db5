import { TestChannel } from '@social-shop/testing';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineToggle } from './defineToggle.ts';
import { statesQuery, type ItemStates } from './itemState.ts';
import { likesServer, type Reply } from './testing/likesServer.ts';
import { sessionOf, ToggleButton, visitor } from './testing/visitor.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const items = ['p1', 'p2'];
const REST = 10_000;

const reply = fc.record({
  outcome: fc.constantFrom('done', 'done', 'done', 'lost', 'refused'),
  handledAfter: fc.integer({ min: 1, max: 200 }),
  arrivesAfter: fc.integer({ min: 1, max: 200 }),
} as const);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ press: fc.constantFrom(...items), tab: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ wait: fc.nat(300) }) },
  { weight: 1, arbitrary: fc.record({ aside: fc.nat(1), meanwhile: fc.constantFrom(...items), for: fc.nat(500) }) },
);

type Server = ReturnType<typeof likesServer>;

/** A tab of the browser; the events that it listens to reach it alone. */
function openTab(server: Server, states?: ItemStates) {
  const handlers = new Map<string, EventListener>();
  const listen = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, handler: unknown) => handlers.set(type, handler as EventListener));
  const toggle = defineToggle(server.definition);
  const { Around, queryClient } = visitor(sessionOf('ana'));
  if (states) queryClient.setQueryData(statesQuery(toggle, 'ana').queryKey, states);
  const { container } = render(
    <Around>
      {items.map((item) => (
        <ToggleButton key={item} toggle={toggle} item={item} />
      ))}
    </Around>,
  );
  listen.mockRestore();
  const buttonOf = (item: string) => [...container.querySelectorAll('button')].find((one) => one.textContent === item);
  return {
    press: (item: string) => act(async () => buttonOf(item)?.click()),
    isPressed: (item: string) => buttonOf(item)?.ariaPressed === 'true',
    /** As the browser does with a page that it may show again. */
    putAside: () => handlers.get('pagehide')?.(new PageTransitionEvent('pagehide', { persisted: true })),
    comeBack: () =>
      act(async () => handlers.get('pageshow')?.(new PageTransitionEvent('pageshow', { persisted: true }))),
  };
}

const open = (replies: readonly Reply[]) => {
  cleanup();
  TestChannel.open.clear();
  sessionStorage.clear();
  const server = likesServer(replies, [{ userId: 'ana', item: 'p2' }], { mayOverlap: true });
  server.signIn('ana');
  items.forEach(server.press);
  return { server, tabs: [openTab(server), openTab(server)] as const };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ends with both tabs and the server of one mind, whatever is pressed in them at the same time', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.array(reply, { minLength: 1 }), async (steps, replies) => {
      const { server, tabs } = open(replies);
      for (const step of steps) {
        if ('wait' in step) await wait(step.wait);
        if ('press' in step) await tabs[step.tab]?.press(step.press);
        if ('aside' in step) {
          // The browser puts no page aside that waits for a response.
          await wait(REST);
          tabs[step.aside]?.putAside();
          await tabs[1 - step.aside]?.press(step.meanwhile);
          await wait(step.for);
          await tabs[step.aside]?.comeBack();
        }
      }
      await wait(REST);
      expect(server.faults).toEqual([]);
      for (const item of items) {
        const truth = server.has('ana', item);
        expect(
          tabs.map((tab) => tab.isPressed(item)),
          item,
        ).toEqual([truth, truth]);
      }
    }),
  ));

it('shows a press in the other tab as soon as the server has stored it', async () => {
  const { tabs } = open([{ outcome: 'done', handledAfter: 50, arrivesAfter: 50 }]);
  const [one, other] = tabs;
  await wait(REST);
  expect([other.isPressed('p1'), other.isPressed('p2')]).toEqual([false, true]);
  await one.press('p1');
  await one.press('p2');
  await wait(110);
  expect([other.isPressed('p1'), other.isPressed('p2')]).toEqual([true, false]);
});

it('shows what another tab pressed after the server had rendered the page, and before the page listened', async () => {
  const { server, tabs } = open([{ outcome: 'done', handledAfter: 10, arrivesAfter: 10 }]);
  await wait(REST);
  await tabs[0].press('p1');
  await wait(REST);
  const late = openTab(server, { p1: { record: null }, p2: { record: 'record of p2' } });
  await wait(REST);
  expect([late.isPressed('p1'), late.isPressed('p2')]).toEqual([true, true]);
});

it('removes a record that another tab has removed and created again', async () => {
  const { server, tabs } = open([{ outcome: 'done', handledAfter: 10, arrivesAfter: 10 }]);
  const [one, other] = tabs;
  await wait(REST);
  for (let time = 0; time < 2; time += 1) {
    await other.press('p2');
    await wait(25);
  }
  // Before the look-up that follows has ended.
  await one.press('p2');
  await wait(REST);
  expect(server.has('ana', 'p2')).toBe(false);
});
