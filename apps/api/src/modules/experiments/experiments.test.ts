import { expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { experiments } from './schema.ts';

it('flags have the defaults of decision W28', async () => {
  const { app, close } = await startTestPlatform();
  const { experiments: rows } = (await app.inject('/v1/experiments/')).json();
  const values = new Map(rows.map(({ name, value }: { name: string; value: string }) => [name, value]));
  const named = (value: string) => [...values].flatMap(([name, found]) => (found === value ? [name] : [])).toSorted();
  expect(named('on')).toEqual(
    [
      'search-v4',
      'autocomplete',
      'creator-shop-search',
      'brand-profiles',
      'gift-guides',
      'price-drop-badging',
      'registration-banner',
      'app-banner',
      'splash',
      'visit-tracking-shop',
      'visit-tracking-post',
    ].toSorted(),
  );
  expect(named('off')).toEqual(['journey-auto-dismiss', 'search-assistance', 'search-placeholder-rotation']);
  expect(values.get('sharedCollectionUserAllowList')).toBe('true');
  expect(rows.filter((row: object) => 'share' in row)).toEqual([]);
  await close();
});

it('a variant under test is listed with its share, next to the variant for everybody else', async () => {
  const { app, close, database } = await startTestPlatform();
  await database.db.insert(experiments).values({ name: 'splash', variant: 'short', value: 'off', share: 10 });
  const { experiments: rows } = (await app.inject('/v1/experiments/')).json();
  expect(rows.filter(({ name }: { name: string }) => name === 'splash')).toEqual([
    { name: 'splash', variant: 'default', value: 'on' },
    { name: 'splash', variant: 'short', value: 'off', share: 10 },
  ]);
  const tooMuch = database.db.insert(experiments).values({ name: 'splash', variant: 'all', value: 'off', share: 101 });
  await expect(tooMuch).rejects.toThrow();
  await close();
});
