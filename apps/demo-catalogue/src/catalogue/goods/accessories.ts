import { priced, shoeSizes, type Merchandise } from './merchandise.ts';

const bag = (thing: Omit<Merchandise, 'department'>) =>
  ({ department: 'bags', colourOption: 'Color', ...thing }) satisfies Merchandise;
const shoes = (thing: Omit<Merchandise, 'department' | 'plural' | 'sizes'>) =>
  ({ department: 'shoes', colourOption: 'Color', plural: true, sizes: shoeSizes, ...thing }) satisfies Merchandise;
const accessory = (thing: Omit<Merchandise, 'department'>) =>
  ({ department: 'accessories', ...thing }) satisfies Merchandise;

const leathers = ['smooth leather', 'pebbled leather', 'suede', 'vegetable-tanned leather', 'recycled leather'];

/** Bags, shoes and trinkets, by the name of their drawing or cut-out. */
export const accessoryGoods: Readonly<Record<string, Merchandise>> = {
  tote: bag({
    noun: 'tote bag',
    names: [
      'Everyday tote in {material}',
      'Structured {material} tote',
      'Work tote in {material}',
      'Mini {material} tote',
      'Top-handle tote in {material}',
      'North-south {material} shopper',
    ],
    materials: [...leathers, 'waxed canvas'],
    dollars: [68, 420],
  }),
  baguette: bag({
    noun: 'baguette bag',
    names: [
      'Baguette bag in {material}',
      'Flap shoulder bag in {material}',
      'Curved {material} baguette',
      'Underarm bag in {material}',
      'Small {material} saddle bag',
      'Turn-lock shoulder bag in {material}',
    ],
    materials: leathers,
    dollars: [78, 460],
  }),
  bucket: bag({
    noun: 'bucket bag',
    names: [
      'Drawstring bucket bag in {material}',
      '{material} bucket bag',
      'Soft {material} pouch bag',
      'Cinched bucket bag in {material}',
      'Market bag in {material}',
    ],
    materials: [...leathers, 'heavy canvas'],
    dollars: [64, 380],
  }),
  '1f45c': bag({
    noun: 'top-handle handbag',
    names: [
      'Top-handle bag in {material}',
      'Ladylike handbag in {material}',
      'Bowling bag in {material}',
      'Frame handbag in {material}',
    ],
    materials: leathers,
    dollars: [88, 490],
  }),
  '1f45b': bag({
    noun: 'clasp purse',
    names: [
      'Kiss-lock coin purse in {material}',
      'Clasp purse in {material}',
      'Evening purse in {material}',
      'Little {material} purse with gilt frame',
    ],
    materials: [...leathers, 'satin'],
    dollars: [28, 140],
  }),
  '1f45d': bag({
    noun: 'zip pouch',
    names: [
      'Zip pouch in {material}',
      'Wristlet clutch in {material}',
      '{material} make-up pouch',
      'Flat {material} clutch',
    ],
    materials: [...leathers, 'quilted cotton'],
    dollars: [24, 130],
  }),
  '1f392': bag({
    noun: 'backpack',
    names: [
      'City backpack in {material}',
      'Commuter backpack in {material}',
      'Small {material} backpack',
      'Weekend rucksack in {material}',
    ],
    materials: ['recycled nylon', 'waxed canvas', 'pebbled leather', 'ripstop'],
    dollars: [58, 260],
  }),
  '1f4bc': bag({
    noun: 'briefcase',
    names: [
      'Flap briefcase in {material}',
      'Slim {material} briefcase',
      'Satchel in {material}',
      'Laptop briefcase in {material}',
    ],
    materials: leathers,
    dollars: [98, 450],
  }),
  boots: shoes({
    noun: 'knee boots',
    names: [
      'Knee-high boots in {material}',
      'Riding boots in {material}',
      'Pull-on {material} boots',
      'Block-heel {material} boots',
      'Tall flat boots in {material}',
    ],
    materials: leathers,
    dollars: [110, 420],
  }),
  loafers: shoes({
    noun: 'loafers',
    names: [
      'Penny loafers in {material}',
      'Horsebit loafers in {material}',
      'Soft {material} loafers',
      'Square-toe {material} loafers',
      'Driving loafers in {material}',
    ],
    materials: leathers,
    dollars: [78, 310],
  }),
  mules: shoes({
    noun: 'slides',
    names: [
      'Wide-strap slides in {material}',
      'Flat {material} slides',
      'Cushioned {material} slides',
      'House slides in {material}',
      'Moulded-sole {material} slides',
    ],
    materials: [...leathers, 'raffia'],
    dollars: [38, 190],
  }),
  '1f460': shoes({
    noun: 'court heels',
    names: [
      'Stiletto pumps in {material}',
      'Almond-toe {material} heels',
      'Court shoes in {material}',
      'Party heels in {material}',
    ],
    materials: [...leathers, 'satin'],
    dollars: [68, 340],
  }),
  '1f462': shoes({
    noun: 'heeled ankle boots',
    names: [
      'Heeled ankle boots in {material}',
      'Side-zip {material} ankle boots',
      'Western ankle boots in {material}',
      'Stacked-heel {material} boots',
    ],
    materials: leathers,
    dollars: [88, 360],
  }),
  '1f45f': shoes({
    noun: 'trainers',
    names: [
      'Retro runner trainers in {material}',
      'Lightweight {material} trainers',
      'Court sneakers in {material}',
      'Running shoes in {material}',
    ],
    materials: ['mesh and suede', 'recycled knit', 'nylon and leather', 'canvas'],
    dollars: [58, 190],
  }),
  '1f45e': shoes({
    noun: 'lace-up shoes',
    names: [
      'Derby shoes in {material}',
      'Lace-up brogues in {material}',
      'Oxford shoes in {material}',
      'Plain-toe {material} lace-ups',
    ],
    materials: leathers,
    dollars: [88, 320],
  }),
  '1fa70': shoes({
    noun: 'ballet flats',
    names: [
      'Ribbon-tie ballet flats in {material}',
      'Crossed-strap {material} ballerinas',
      'Ballet pumps in {material}',
      'Soft {material} ballet flats',
    ],
    materials: ['satin', 'nappa leather', 'stretch knit', 'velvet'],
    dollars: [42, 220],
  }),
  '1f97e': shoes({
    noun: 'hiking boots',
    names: [
      'Trail boots in {material}',
      'Lace-up hiking boots in {material}',
      'Mountain boots in {material}',
      'Waterproof {material} hikers',
    ],
    materials: ['nubuck', 'waxed leather', 'suede and mesh'],
    dollars: [98, 290],
  }),
  hoops: accessory({
    noun: 'gold hoop earrings',
    plural: true,
    names: [
      'Everyday hoops in {material}',
      'Chunky hoops in {material}',
      'Tube hoop earrings in {material}',
      'Tapered hoops in {material}',
    ],
    materials: ['gold vermeil', '14k gold plate', 'recycled brass', '9k gold'],
    dollars: [24, 220],
    sizes: priced('Diameter', ['18 mm', 1], ['24 mm', 1.15], ['32 mm', 1.3]),
  }),
  pearls: accessory({
    noun: 'pearl bracelet',
    names: [
      'Freshwater pearl bracelet with {material} bead',
      'Hand-knotted pearl strand with {material} bead',
      'Seed pearl bracelet with {material} bead',
      'Heirloom pearl bracelet with {material} bead',
    ],
    materials: ['enamel', 'glass', 'jasper', 'resin'],
    dollars: [32, 180],
    sizes: priced('Length', ['16 cm', 1], ['18 cm', 1.08], ['20 cm', 1.16]),
  }),
  shades: accessory({
    noun: 'sunglasses',
    colourOption: 'Color',
    plural: true,
    names: [
      'Soft cat-eye sunglasses in {material}',
      'Round-corner sunglasses in {material}',
      'Bold {material} sunglasses',
      'Riviera sunglasses in {material}',
    ],
    materials: ['bio-acetate', 'recycled acetate', 'matte acetate'],
    dollars: [34, 230],
  }),
  sunhat: accessory({
    noun: 'wide-brim hat',
    colourOption: 'Color',
    names: [
      'Wide-brim hat in {material}',
      'Packable {material} sun hat',
      'Ribbon-trim hat in {material}',
      'Boater in {material}',
      'Garden-party hat in {material}',
    ],
    materials: ['raffia', 'paper straw', 'wheat straw', 'wool felt'],
    dollars: [32, 160],
    sizes: priced('Size', ['S/M (56 cm)', 1], ['M/L (58 cm)', 1]),
  }),
};
