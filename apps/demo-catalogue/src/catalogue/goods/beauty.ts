import { priced, type Merchandise } from './merchandise.ts';

const beauty = (thing: Omit<Merchandise, 'department'>) => ({ department: 'beauty', ...thing }) satisfies Merchandise;

/** Things on a bathroom shelf, by the name of their drawing. */
export const beautyGoods: Readonly<Record<string, Merchandise>> = {
  perfume: beauty({
    noun: 'perfume bottle',
    names: [
      'Eau de parfum with {material}',
      'Nº 7 eau de parfum, {material}',
      'Skin scent with {material}',
      'Extrait de parfum with {material}',
      'Late Garden eau de toilette, {material}',
      'Cabin Weekend eau de parfum, {material}',
    ],
    materials: ['fig leaf and cedar', 'orange blossom', 'smoked vetiver', 'iris and suede', 'black tea', 'salted musk'],
    dollars: [48, 240],
    sizes: priced('Volume', ['30 ml', 1], ['50 ml', 1.45], ['100 ml', 2.1]),
  }),
  jar: beauty({
    noun: 'jar of cream',
    names: [
      'Overnight cream with {material}',
      'Barrier balm with {material}',
      'Whipped body butter with {material}',
      'Cloud moisturiser with {material}',
      'Clay mask with {material}',
      'Cleansing balm with {material} for tired, city-worn skin',
    ],
    materials: ['oat and ceramides', 'squalane', 'shea and marula', 'cica', 'sea kelp', 'honey and propolis'],
    dollars: [18, 96],
    sizes: priced('Size', ['50 ml', 1], ['100 ml', 1.6], ['200 ml', 2.4]),
  }),
  dropper: beauty({
    noun: 'serum bottle',
    names: [
      'Night repair face oil with {material} for very dry skin',
      'Brightening serum with {material}',
      'Daily drops with {material}',
      'Glow serum with {material}',
      'Scalp serum with {material}',
      'Replenishing oil with {material}',
    ],
    materials: [
      'rosehip, squalane and bakuchiol',
      'vitamin C',
      'niacinamide',
      'sea buckthorn',
      'hyaluronic acid',
      'prickly pear',
    ],
    dollars: [22, 128],
    sizes: priced('Volume', ['15 ml', 1], ['30 ml', 1.6]),
  }),
  lipstick: beauty({
    noun: 'lipstick',
    colourOption: 'Shade',
    names: [
      'Satin lipstick with {material}',
      'Velvet matte lipstick with {material}',
      'Sheer lip colour with {material}',
      'Balm lipstick with {material}',
      'One-swipe lipstick with {material}',
      'Refillable lipstick with {material}',
    ],
    materials: ['camellia oil', 'shea butter', 'rose wax', 'mango butter', 'vitamin E'],
    dollars: [14, 48],
  }),
};
