import { letterSizes, waistSizes, type Merchandise } from './merchandise.ts';

const clothing = (thing: Omit<Merchandise, 'department' | 'colourOption'>) =>
  ({ department: 'clothing', colourOption: 'Color', sizes: letterSizes, ...thing }) satisfies Merchandise;

/** The garments, by the name of their drawing. */
export const clothingGoods: Readonly<Record<string, Merchandise>> = {
  slip: clothing({
    noun: 'slip dress',
    names: [
      'Bias-cut {material} slip dress',
      '{material} cami dress',
      'Strappy {material} midi dress',
      'Tie-back {material} sundress',
      'Pintuck {material} slip dress with pockets',
      'Flared {material} dress with adjustable straps',
      'The Sunday dress in {material}',
      'Tiered {material} pinafore dress',
    ],
    materials: ['washed linen', 'cupro', 'satin-back crêpe', 'cotton voile', 'sandwashed silk', 'TENCEL twill'],
    dollars: [58, 240],
  }),
  wrap: clothing({
    noun: 'wrap dress',
    names: [
      '{material} wrap dress',
      'Short-sleeve {material} wrap dress',
      'Tea dress in {material}',
      '{material} wrap dress with contrast belt',
      'Belted {material} day dress',
      'The True Wrap in {material}',
      'V-neck {material} dress with tie waist',
    ],
    materials: [
      'washed linen',
      'viscose crêpe',
      'organic cotton poplin',
      'fluid jersey',
      'silk georgette',
      'seersucker',
    ],
    dollars: [68, 260],
  }),
  knit: clothing({
    noun: 'crew-neck knit',
    names: [
      'Ribbed {material} crew',
      '{material} crew-neck sweater',
      'Relaxed {material} jumper',
      'Raglan {material} pullover',
      'Fisherman jumper in {material}',
      'Boxy {material} knit',
      'Everyday {material} sweater with rolled hem',
      'Chunky {material} jumper',
    ],
    materials: ['lambswool', 'merino', 'brushed alpaca', 'cashmere blend', 'recycled cotton', 'mohair and silk'],
    dollars: [64, 290],
  }),
  shirt: clothing({
    noun: 'shirt',
    names: [
      'Oversized {material} shirt',
      '{material} shirt with chest pocket',
      'Boyfriend shirt in {material}',
      'Relaxed {material} button-down',
      'Garment-washed {material} shirt',
      'Weekend shirt in {material}',
      'Straight-hem {material} overshirt',
    ],
    materials: ['cotton poplin', 'washed linen', 'brushed flannel', 'fine corduroy', 'chambray', 'silk twill'],
    dollars: [48, 190],
  }),
  coat: clothing({
    noun: 'coat',
    names: [
      'Double-breasted {material} coat',
      'Tailored {material} coat',
      '{material} car coat',
      'Four-button {material} overcoat',
      'Reefer coat in {material}',
      'Longline {material} blazer coat',
      'Notch-lapel coat in {material}',
    ],
    materials: ['wool blend', 'brushed felt', 'recycled wool', 'bouclé', 'cotton gabardine', 'double-faced cashmere'],
    dollars: [148, 690],
  }),
  trousers: clothing({
    noun: 'trousers',
    plural: true,
    sizes: waistSizes,
    names: [
      'High-rise {material} trousers',
      'Straight-leg {material} trousers',
      '{material} ankle trousers',
      'Tapered {material} trousers with pressed crease',
      'Pull-on {material} pants',
      'Easy {material} pants with elasticated back',
    ],
    materials: ['wool twill', 'washed linen', 'stretch gabardine', 'fine corduroy', 'cotton drill', 'fluid crêpe'],
    dollars: [58, 230],
  }),
  skirt: clothing({
    noun: 'pleated skirt',
    sizes: waistSizes,
    names: [
      'Pleated {material} midi skirt',
      'Sunray-pleat {material} skirt',
      '{material} A-line skirt',
      'Swing skirt in {material}',
      'Gored {material} skirt with side zip',
      'Knife-pleat {material} midi',
    ],
    materials: ['satin', 'wool flannel', 'recycled crêpe', 'cotton sateen', 'taffeta', 'georgette'],
    dollars: [52, 210],
  }),
};
