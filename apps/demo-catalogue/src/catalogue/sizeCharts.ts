import { letterSizes, shoeSizes, waistSizes, type Sizes } from './goods/merchandise.ts';
import type { MediaLibrary } from './media.ts';

const CHART = { width: 900, height: 720 };

/** Heads and rows, in whole units: the letters that charts are drawn with have no decimal point. */
const charts = new Map<Sizes, { readonly unit: string; readonly rows: readonly (readonly string[])[] }>([
  [
    letterSizes,
    {
      unit: 'centimetres',
      rows: [
        ['SIZE', 'BUST', 'WAIST', 'HIP'],
        ['XS', '80', '62', '88'],
        ['S', '84', '66', '92'],
        ['M', '90', '72', '98'],
        ['L', '96', '78', '104'],
        ['XL', '104', '86', '112'],
      ],
    },
  ],
  [
    waistSizes,
    {
      unit: 'centimetres',
      rows: [
        ['SIZE', 'WAIST', 'HIP'],
        ['34', '62', '88'],
        ['36', '66', '92'],
        ['38', '70', '96'],
        ['40', '74', '100'],
        ['42', '78', '104'],
        ['44', '84', '110'],
      ],
    },
  ],
  [
    shoeSizes,
    {
      unit: 'millimetres',
      rows: [
        ['SIZE', 'FOOT'],
        ['36', '230'],
        ['37', '237'],
        ['38', '243'],
        ['39', '250'],
        ['40', '257'],
        ['41', '263'],
        ['42', '270'],
      ],
    },
  ],
]);

/** The size chart for these sizes, as a picture; undefined for volumes, heights and the like. */
export function addSizeChart(media: MediaLibrary, sizes: Sizes | undefined): string | null {
  const chart = sizes && charts.get(sizes);
  if (!chart) return null;
  const [heads = [], ...rows] = chart.rows;
  const said = rows.map(([size, ...values]) => {
    const measures = values.map((value, index) => `${heads[index + 1]?.toLowerCase()} ${value}`);
    return `${size} ${measures.join(' ')}`;
  });
  return media.addImage(
    { kind: 'sizeChart', rows: chart.rows, palette: 'stone' },
    CHART,
    `Size chart in ${chart.unit}: ${said.join('; ')}.`,
  );
}
