import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRetryBudget } from './retryBudget.ts';

it('allows at most ten retries plus a fifth of the calls, over any stretch (T70)', () => {
  const history = fc.array(fc.boolean(), { minLength: 1, maxLength: 2_000 });
  fc.assert(
    fc.property(history, fc.nat(), (wishes, from) => {
      const budget = createRetryBudget();
      let [calls, retries] = [0, 0];
      wishes.forEach((wishesRetry, at) => {
        if (at === from % wishes.length) [calls, retries] = [0, 0];
        calls += 1;
        budget.call();
        if (!wishesRetry || !budget.mayRetry()) return;
        retries += 1;
        budget.call();
      });
      // The stretch may begin with the last call earned before it.
      expect(retries).toBeLessThanOrEqual(10 + calls / 5 + 1);
    }),
  );
});

it('allows every retry if few calls fail', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 1_000; call += 1) {
    budget.call();
    if (call % 10 !== 0) continue;
    expect(budget.mayRetry()).toBe(true);
    budget.call();
  }
});
