import { isPlural, nounPhrase } from './scenery.ts';
import type { Random } from '../scene/random.ts';
import type { Department } from './goods/merchandise.ts';
import type { CatalogueProduct } from './products.ts';

const openings: Readonly<Record<Department, readonly string[]>> = {
  clothing: [
    'Cut to be worn often and thought about seldom.',
    'An easy shape with a careful finish.',
    'Made in small runs, from cloth that gets better with wear.',
  ],
  shoes: [
    'Made on a generous last, with a sole that can be replaced.',
    'Comfortable from the first wear.',
    'A quiet shape that goes with almost everything.',
  ],
  bags: [
    'Room for the day, and a pocket for what must not get lost.',
    'Stitched by hand and finished at the edges.',
    'Holds its shape on the floor of any café.',
  ],
  accessories: [
    'The small thing that finishes an outfit.',
    'Light enough to forget, good enough to be asked about.',
    'Made to be worn every day.',
  ],
  beauty: [
    'A short list of ingredients, each of them there for a reason.',
    'Tested on people who are hard to please.',
    'Comes in glass that you can send back to be filled again.',
  ],
  home: ['Made for rooms that people live in.', 'No two are quite alike.', 'Simple from afar, careful up close.'],
  table: ['For weekdays first and guests second.', 'Stacks, washes and forgives.', 'Made to be passed around.'],
  plants: [
    'Arrives in recycled card, well watered.',
    'Easy to please and slow to complain.',
    'Grown close by and sent the same day.',
  ],
};

const care: Readonly<Record<Department, readonly string[]>> = {
  clothing: ['Machine wash at 30 °C', 'Hang to dry', 'Model is 176 cm and wears S', 'Cool iron'],
  shoes: ['Leather-free insole on request', 'Wipe with a damp cloth', 'Take your usual size', 'Comes with a dust bag'],
  bags: ['Inside pocket with zip', 'Adjustable strap', 'Wipe with a damp cloth', 'Comes with a dust bag'],
  accessories: ['Comes in a small box', 'Nickel-free', 'Keep away from perfume', 'Two-year guarantee'],
  beauty: ['Vegan', 'Use within twelve months of opening', 'Suitable for sensitive skin', 'Patch test first'],
  home: [
    'Wipe with a dry cloth',
    'Made to order in three weeks where sold out',
    'Two-year guarantee',
    'Felt pads included',
  ],
  table: [
    'Safe in the dishwasher',
    'Food-safe',
    'Packed without plastic',
    'Sold singly unless the name says otherwise',
  ],
  plants: ['Bright place, no direct sun', 'Water once a week', 'Care card included', 'Not for pets to chew'],
};

/** Description (HTML that needs no sanitising) and policies of a product, in its retailer's style. */
export function describeProduct(random: Random, product: CatalogueProduct) {
  const { department, piece, retailer } = product;
  const facts = random.shuffle(care[department]).slice(0, 3);
  const subject = isPlural(piece) ? `These ${nounPhrase(piece)} come` : `This ${nounPhrase(piece)} comes`;
  const seller = retailer.name.replace('&', '&amp;');
  return {
    description:
      `<p>${random.pick(openings[department])}</p><p>${subject} from ${seller}.</p>` +
      `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    policies: [
      {
        handle: 'shipping',
        body: `<p>${seller} sends orders within two working days. Delivery takes two to six days.</p>`,
      },
      { handle: 'returns', body: '<p>Unused items may be returned within 30 days for a full refund.</p>' },
    ],
  };
}
