import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBreaker, createBreakers, type Breaker, type Outcome } from './breaker.ts';

function fail(breaker: Breaker, times: number) {
  for (let time = 0; time < times; time += 1) breaker.admit()?.('failed');
}

describe('a breaker (T71)', () => {
  it('opens after 20 failures in a row, and not after 19', () => {
    const breaker = createBreaker();
    fail(breaker, 19);
    breaker.admit()?.('succeeded');
    fail(breaker, 19);
    breaker.admit()?.('unknown');
    expect(breaker.admit()).toBeDefined();
    fail(breaker, 1);
    expect(breaker.admit()).toBeUndefined();
  });

  it('after a pause lets one call at a time through, and closes when it succeeds', () => {
    let now = 0;
    const breaker = createBreaker({ now: () => now });
    fail(breaker, 20);
    now = 1_999;
    expect(breaker.admit()).toBeUndefined();
    now = 2_000;
    const probe = breaker.admit();
    expect(breaker.admit()).toBeUndefined();
    probe?.('failed');
    expect(breaker.admit()).toBeUndefined();
    now = 4_000;
    breaker.admit()?.('unknown');
    const again = breaker.admit();
    expect(breaker.admit()).toBeUndefined();
    again?.('succeeded');
    expect([breaker.admit(), breaker.admit()]).toEqual([expect.any(Function), expect.any(Function)]);
  });

  it('is not kept open by calls that were running when it opened', () => {
    let now = 0;
    const breaker = createBreaker({ now: () => now });
    const early = Array.from({ length: 100 }, () => breaker.admit());
    for (const tell of early.slice(0, 20)) tell?.('failed');
    now = 1_500;
    for (const tell of early.slice(20)) tell?.('failed');
    now = 2_000;
    expect(breaker.admit()).toBeDefined();
  });

  it('never has two probes running, and is open only within 2 s of a failure, in any order of events', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('admit' as const) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
      fc.record({
        kind: fc.constant('tell' as const),
        which: fc.nat(),
        outcome: fc.constantFrom<Outcome>('succeeded', 'failed', 'failed', 'failed', 'unknown'),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        let now = 10_000;
        let lastFailure = -Infinity;
        const out: ((outcome: Outcome) => void)[] = [];
        const breaker = createBreaker({ now: () => now });
        for (const taken of steps) {
          if (taken.kind === 'wait') now += taken.ms;
          if (taken.kind === 'admit') {
            const tell = breaker.admit();
            if (tell) out.push(tell);
            // Open for a reason: a recent failure, or a running probe.
            else expect(now - lastFailure < 2_000 || out.length > 0).toBe(true);
          }
          if (taken.kind === 'tell' && out.length > 0) {
            const [tell] = out.splice(taken.which % out.length, 1);
            if (taken.outcome === 'failed') lastFailure = now;
            tell?.(taken.outcome);
          }
        }
      }),
    );
  });

  it('of one service does not affect another', () => {
    const breakerOf = createBreakers();
    fail(breakerOf('likes'), 20);
    expect(breakerOf('likes').admit()).toBeUndefined();
    expect(breakerOf('ltks').admit()).toBeDefined();
  });
});
