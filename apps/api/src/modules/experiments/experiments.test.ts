import { expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

it('flags have the defaults of decision W28', async () => {
  const { app, close } = await startTestPlatform();
  const { experiments } = (await app.inject('/v1/experiments/')).json();
  const values = new Map(experiments.map(({ name, value }: { name: string; value: string }) => [name, value]));
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
  await close();
});
