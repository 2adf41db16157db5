import { FsTree } from 'nx/src/generators/tree';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { generateComponent } from './component.ts';
import { generateFeature } from './feature.ts';
import { generateResource } from './resource.ts';

/** The real workspace; changes of a generator are never flushed to disk. */
const workspace = () => new FsTree(root, false);
const component = { folder: 'components', export: false };

describe('a generator creates nothing', () => {
  it.each([
    ['if the library exists', () => generateFeature(workspace(), { name: 'feeds' }), 'libs/feeds exists already'],
    [
      'if the component exists',
      () => generateComponent(workspace(), { ...component, library: 'posts', name: 'PostHero' }),
      'exists already',
    ],
    [
      'if the resource exists',
      () => generateResource(workspace(), { name: 'products', library: 'products' }),
      'exists already',
    ],
    [
      'if the library does not exist',
      () => generateComponent(workspace(), { ...component, library: 'nowhere', name: 'PriceTag' }),
      'Libraries: ',
    ],
  ])('%s', async (_, generate, message) => {
    await expect(generate()).rejects.toThrow(message);
  });
});
