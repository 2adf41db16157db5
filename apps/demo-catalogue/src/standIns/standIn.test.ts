import { expect, it } from 'vitest';
import { nounPhrase } from '../catalogue/scenery.ts';
import { standInFor } from './standIn.ts';

it.each([
  ['Chequered Red Shirt', '', '', 'scarlet checked shirt'],
  ['Navy Sports Jacket', '', '', 'navy coat'],
  ['Soft Winter Jacket', '', '<p>Thick black jacket</p>', 'black coat'],
  ['LED High Tops', '', '<p>Black high tops</p>', 'black trainers'],
  ['Striped Skirt and Top', '', 'Black', 'black striped pleated skirt'],
  ['Cream Sofa', 'Indoor', '', 'ivory armchair'],
  ['Bedside Table', 'Indoor', '<p>Wooden</p>', 'brown armchair'],
  ['Copper Light', 'Indoor', '', 'copper table lamp'],
  ['Brown Throw Pillows', 'Indoor', '', 'brown cushion'],
  ['White Ceramic Pot', 'Outdoor', '', 'potted plant'],
  ['Boho Earrings', 'Earrings', '', 'gold hoop earrings'],
  ['Seven Wonders', 'Necklace', '', 'pearl bracelet'],
])('shows %s as the nearest drawing', (title, type, description, drawing) => {
  expect(nounPhrase(standInFor({ title, type, description, tags: [], handle: 'x' }))).toBe(drawing);
});

it('finds a drawing for a title without a known word, the same each time', () => {
  const product = { title: 'ぬの', type: '', tags: [], handle: 'nuno', description: '' };
  expect(standInFor(product)).toEqual(standInFor(product));
});
