import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Call } from '@social-shop/api-contract/call';
import { Cursors } from './cursors.ts';
import { page, type List } from './paging.ts';

interface Row {
  readonly id: string;
  /** Few different ones, so ties are common. */
  readonly key: number;
  /** When the row was added. */
  readonly at: number;
}

const cursors = new Cursors(Buffer.alloc(32, 7));
const call: Call = { method: 'GET', path: '/v9/things', access: 'public' };
const keys = fc.array(fc.nat({ max: 3 }), { maxLength: 4 });

/** The list of the current `rows`, highest key first. */
const listOf = (rows: () => readonly Row[], now: () => number): List<Row> => ({
  keyOf: ({ key }) => key,
  firstMoment: async () => new Date(now()),
  read: async ({ moment, after, count }) =>
    rows()
      .filter(({ key, id, at }) => {
        const isBeyond = !after || key < after.key || (key === after.key && id < after.id);
        return isBeyond && at <= moment.getTime();
      })
      .toSorted((a, b) => b.key - a.key || (a.id < b.id ? 1 : -1))
      .slice(0, count),
});

describe('a list in pages', () => {
  it('shows rows that exist throughout once, and no later ones, for any changes between pages', async () => {
    const step = fc.record({
      limit: fc.integer({ min: 1, max: 4 }),
      added: keys,
      deleted: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(keys, keys, fc.array(step, { minLength: 1 }), async (some, more, steps) => {
        let now = 1;
        const add = (those: readonly number[]) => those.map((key) => ({ id: randomUUID(), key, at: now }));
        const initial = add([...some, ...more]);
        let rows = initial;
        const list = listOf(
          () => rows,
          () => now,
        );
        const seen: Row[] = [];
        let next: string | undefined;
        for (let turn = 0; turn === 0 || next !== undefined; turn++) {
          const { limit, added, deleted } = steps[turn] ?? { limit: 3, added: [], deleted: [] };
          const shown = await page(cursors, call, { limit, next }, list);
          expect(shown.rows.length).toBeLessThanOrEqual(limit);
          // Every page but the last is full.
          if (shown.meta.next !== undefined) expect(shown.rows).toHaveLength(limit);
          seen.push(...shown.rows);
          next = shown.meta.next;
          now++;
          rows = [...rows.filter((_, index) => !deleted.includes(index)), ...add(added)];
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(initial).toEqual(expect.arrayContaining(seen));
        const throughout = initial.filter((row) => rows.includes(row));
        expect(seen).toEqual(expect.arrayContaining(throughout));
      }),
    );
  });

  it('begins at the position of the call, unless it has a cursor', async () => {
    const rows = [3, 2, 1].map((key) => ({ id: randomUUID(), key, at: 0 }));
    const list = listOf(
      () => rows,
      () => 1,
    );
    const from = { moment: new Date(1), key: 3, id: rows[0]?.id ?? '' };
    const first = await page(cursors, call, { limit: 1, from }, list);
    expect(first.rows).toEqual([rows[1]]);
    const second = await page(cursors, call, { limit: 1, next: first.meta.next, from }, list);
    expect(second.rows).toEqual([rows[2]]);
    expect(second.meta).toEqual({ limit: 1 });
  });

  it.each([
    ['another call', { ...call, path: '/v9/others' }, undefined],
    ['another selection', call, { of: 'somebody' }],
  ])('refuses the cursor of %s', async (_, other, selection) => {
    const rows = [2, 1].map((key) => ({ id: randomUUID(), key, at: 0 }));
    const list = listOf(
      () => rows,
      () => 1,
    );
    const { meta } = await page(cursors, call, { limit: 1 }, list);
    await expect(page(cursors, other, { limit: 1, next: meta.next }, { ...list, selection })).rejects.toMatchObject({
      status: 400,
      code: 'invalid-cursor',
    });
  });
});
