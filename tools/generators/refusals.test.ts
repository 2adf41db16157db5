import { FsTree } from 'nx/src/generators/tree';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { generateComponent } from './component.ts';
import { generateFeature } from './feature.ts';
import { generateResource } from './resource.ts';

/** The workspace as it is; what a generator writes there is never flushed. */
const workspace = () => new FsTree(root, false);
const component = { folder: 'components', export: false };

describe('a generator makes nothing', () => {
  it.each([
    ['in the place of a library', () => generateFeature(workspace(), { name: 'feeds' }), 'libs/feeds exists already'],
    [
      'in the place of a component',
      () => generateComponent(workspace(), { ...component, library: 'posts', name: 'PostHero' }),
      'exists already',
    ],
    [
      'in the place of a resource',
      () => generateResource(workspace(), { name: 'products', library: 'products' }),
      'exists already',
    ],
    [
      'for a library that is not there',
      () => generateComponent(workspace(), { ...component, library: 'nowhere', name: 'PriceTag' }),
      'There are: ',
    ],
  ])('%s', async (_, generate, message) => {
    await expect(generate()).rejects.toThrow(message);
  });
});
