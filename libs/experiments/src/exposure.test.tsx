import { AnalyticsProvider, createAnalytics, type RecordedEvent } from '@social-shop/analytics';
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Flag } from './flags.ts';
import { FlagsProvider, useFlag } from './react.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const splash: Flag = { name: 'splash', initial: 'on' };
const Splash = () => <p>{String(useFlag(splash))}</p>;
const visitor = '0b9f6a52-7f1c-4b7e-9a55-0d1b9c0e7a10';

/** A document of a visitor, which shows a flag several times. Returns what it sends. */
function openPage(
  variants: Record<string, string> | undefined,
  vid = visitor,
  consent: 'granted' | 'denied' = 'granted',
) {
  const sent: RecordedEvent[] = [];
  const analytics = createAnalytics({
    send: (events) => Promise.resolve(void sent.push(...events)),
    consent,
    visit: () => ({ vid }),
  });
  analytics.pageView('home');
  const view = render(
    <StrictMode>
      <FlagsProvider flags={{ splash: 'off' }} variants={variants}>
        <AnalyticsProvider analytics={analytics}>
          <Splash />
          <Splash />
        </AnalyticsProvider>
      </FlagsProvider>
    </StrictMode>,
  );
  vi.advanceTimersByTime(0);
  analytics.flush();
  view.unmount();
  sessionStorage.clear();
  return sent;
}

it('records the variant that a page shows once, with the same id on every page and in every tab (P19)', () => {
  const first = openPage({ splash: 'short', other: 'b' });
  expect(first).toMatchObject([
    {
      name: 'experiments.exposure',
      page: 'home',
      properties: { experiment: 'splash', variant: 'short', vid: visitor },
    },
  ]);
  expect(openPage({ splash: 'short' }).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
});

it('tells variants and visitors apart', () => {
  const ids = [
    openPage({ splash: 'short' }),
    openPage({ splash: 'default' }),
    openPage({ splash: 'short' }, '5f0c1f5e-7f1c-4b7e-9a55-0d1b9c0e7a11'),
  ].flatMap((sent) => sent.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

it('records nothing for a visitor who takes no part, or without consent', () => {
  expect(openPage(undefined)).toEqual([]);
  expect(openPage({ other: 'b' })).toEqual([]);
  expect(openPage({ splash: 'short' }, visitor, 'denied')).toEqual([]);
});
