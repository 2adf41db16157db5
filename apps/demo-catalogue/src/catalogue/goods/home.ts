import { priced, type Merchandise } from './merchandise.ts';

const home = (thing: Omit<Merchandise, 'department'>) =>
  ({ department: 'home', colourOption: 'Color', ...thing }) satisfies Merchandise;
const table = (thing: Omit<Merchandise, 'department'>) => ({ department: 'table', ...thing }) satisfies Merchandise;
const plant = (thing: Omit<Merchandise, 'department'>) => ({ department: 'plants', ...thing }) satisfies Merchandise;

const clays = ['stoneware', 'terracotta', 'glazed earthenware', 'porcelain', 'speckled clay'];

/** Things for rooms and tables, by the name of their drawing or cut-out. */
export const homeGoods: Readonly<Record<string, Merchandise>> = {
  vase: home({
    noun: 'round vase',
    names: [
      'Belly vase in {material}',
      'Hand-thrown {material} vase',
      'Moon vase in {material}',
      'Round-shouldered {material} vase',
      'Heirloom vase in {material}',
    ],
    materials: clays,
    dollars: [28, 140],
    sizes: priced('Height', ['18 cm', 1], ['26 cm', 1.5], ['34 cm', 2.1]),
  }),
  bottlevase: home({
    noun: 'bottle vase',
    names: [
      'Long-neck vase in {material}',
      'Single-stem {material} vase',
      'Bottle vase in {material}',
      'Bud vase in {material}',
    ],
    materials: [...clays, 'mouth-blown glass'],
    dollars: [22, 110],
  }),
  ring: home({
    noun: 'ring vase',
    names: [
      'Ring vase in {material}',
      'Donut vase in {material}',
      'Loop vase in {material}',
      'Open-circle {material} vase',
      'Sculptural {material} vase',
    ],
    materials: clays,
    dollars: [26, 120],
  }),
  lamp: home({
    noun: 'table lamp',
    names: [
      'Mushroom table lamp in {material}',
      'Dome lamp in {material}',
      'Bedside lamp in {material}',
      'Portable {material} lamp, dimmable',
      'Reading lamp in {material}',
    ],
    materials: ['powder-coated steel', 'ceramic', 'recycled aluminium', 'opal glass', 'lacquered metal'],
    dollars: [48, 320],
    sizes: priced('Size', ['Small', 1], ['Large', 1.55]),
  }),
  candle: home({
    noun: 'pillar candle',
    names: [
      'Scented candle, {material}',
      'Pillar candle, {material}',
      'Slow-burn candle, {material}',
      'Three-hour Sunday candle, {material}',
      'Soy candle, {material}',
    ],
    materials: [
      'fig and vetiver',
      'tomato leaf',
      'amber and smoke',
      'winter pine',
      'white tea',
      'orange peel and clove',
    ],
    dollars: [14, 68],
    sizes: priced('Weight', ['190 g', 1], ['400 g', 1.75]),
  }),
  cushion: home({
    noun: 'cushion',
    names: [
      '{material} cushion cover',
      'Piped {material} cushion',
      'Square cushion in {material}',
      'Hand-loomed {material} cushion',
      'Throw pillow in {material}',
    ],
    materials: ['washed linen', 'bouclé', 'cotton velvet', 'wool', 'corduroy'],
    dollars: [22, 110],
    sizes: priced('Size', ['40 × 40 cm', 1], ['50 × 50 cm', 1.25], ['60 × 60 cm', 1.5]),
  }),
  chair: home({
    noun: 'armchair',
    names: [
      'High-back armchair in {material}',
      'Reading chair in {material}',
      'Cocoon lounge chair in {material}',
      'Wing chair in {material}',
      'Accent chair in {material}',
    ],
    materials: ['bouclé', 'cotton velvet', 'wool felt', 'corduroy', 'performance linen'],
    dollars: [240, 1290],
  }),
  books: home({
    noun: 'cloth-bound books',
    plural: true,
    names: [
      'Cloth-bound notebooks, set of three, {material}',
      'Coffee-table books, set of three, {material}',
      'Linen-bound journals, set of three, {material}',
      'Keepsake albums, set of three, {material}',
    ],
    materials: ['plain', 'ruled', 'dotted'],
    dollars: [26, 120],
  }),
  bowl: table({
    noun: 'footed bowl',
    colourOption: 'Color',
    names: [
      'Footed bowl in {material}',
      'Serving bowl in {material}',
      'Fruit bowl in {material}',
      'Ramen bowl in {material}',
      'Hand-dipped {material} bowl',
    ],
    materials: clays,
    dollars: [18, 92],
    sizes: priced('Diameter', ['16 cm', 1], ['22 cm', 1.5], ['28 cm', 2]),
  }),
  mug: table({
    noun: 'mug',
    colourOption: 'Color',
    names: [
      'Big-handle mug in {material}',
      'Slow-morning mug in {material}',
      'Hand-thrown {material} mug',
      'Studio mug in {material}',
      'Set of two {material} mugs',
    ],
    materials: clays,
    dollars: [12, 48],
  }),
  '1f377': table({
    noun: 'wine glass',
    names: [
      'Wine glasses in {material}, set of four',
      'Long-stem {material} goblets, pair',
      'Everyday wine glass in {material}',
    ],
    materials: ['mouth-blown glass', 'recycled glass', 'crystal'],
    dollars: [24, 110],
  }),
  '1f378': table({
    noun: 'cocktail glass',
    names: [
      'Martini glasses in {material}, pair',
      'Cocktail glasses in {material}, set of four',
      'Bar-cart glass in {material}',
    ],
    materials: ['mouth-blown glass', 'recycled glass', 'crystal'],
    dollars: [22, 98],
  }),
  '1f942': table({
    noun: 'pair of champagne flutes',
    names: [
      'Champagne flutes in {material}, pair',
      'Toasting flutes in {material}, set of two',
      'Wedding flutes in {material}, pair',
    ],
    materials: ['mouth-blown glass', 'recycled glass', 'crystal'],
    dollars: [26, 120],
  }),
  '1f36f': table({
    noun: 'pot of honey',
    names: ['Raw {material} honey', '{material} honey in a keepsake pot', 'Small-batch {material} honey'],
    materials: ['wildflower', 'linden', 'acacia', 'heather'],
    dollars: [9, 28],
  }),
  '1f950': table({
    noun: 'croissant',
    names: ['{material} croissants, box of four', 'Bake-at-home {material} croissants, box of six'],
    materials: ['butter', 'almond', 'sourdough'],
    dollars: [12, 26],
  }),
  '1f370': table({
    noun: 'slice of strawberry shortcake',
    names: ['Strawberry shortcake kit, {material}', 'Celebration cake by post, {material}'],
    materials: ['serves six', 'serves ten'],
    dollars: [24, 58],
  }),
  '1fab4': plant({
    noun: 'potted plant',
    names: ['Money tree in a {material} pot', 'Easy-care plant in a {material} pot', 'Desk plant in a {material} pot'],
    materials: ['clay', 'stoneware', 'recycled'],
    dollars: [18, 64],
  }),
  '1f335': plant({
    noun: 'cactus',
    names: ['Column cactus, {material}', 'Windowsill cactus, {material}'],
    materials: ['12 cm', '20 cm', '35 cm'],
    dollars: [12, 48],
  }),
  '1f490': plant({
    noun: 'bouquet',
    names: ['Hand-tied bouquet, {material}', 'Letterbox bouquet, {material}', 'Florist’s choice bouquet, {material}'],
    materials: ['petite', 'classic', 'generous'],
    dollars: [28, 95],
  }),
};
