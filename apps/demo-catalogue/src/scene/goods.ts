/** The departments of the drawn goods. Garments are the ones that take a weave. */
export const drawnGoods = {
  garments: {
    slip: 'slip dress',
    wrap: 'wrap dress',
    knit: 'knitted jumper',
    shirt: 'shirt',
    coat: 'coat',
    trousers: 'trousers',
    skirt: 'skirt',
  },
  bags: { tote: 'tote bag', baguette: 'baguette bag', bucket: 'bucket bag' },
  shoes: { boots: 'boots', loafers: 'loafers', mules: 'mules' },
  trinkets: { hoops: 'hoop earrings', pearls: 'pearl necklace', shades: 'sunglasses', sunhat: 'sun hat' },
  beauty: { perfume: 'perfume', jar: 'face cream', dropper: 'serum', lipstick: 'lipstick' },
  ceramics: { vase: 'vase', bottlevase: 'bottle vase', bowl: 'bowl', ring: 'ring vase', mug: 'mug' },
  home: { lamp: 'table lamp', candle: 'scented candle', cushion: 'cushion', chair: 'chair', books: 'stack of books' },
} as const;

/** The departments of the cut-out goods, pictures of @lobehub/fluent-emoji-3d (MIT) by code point. */
export const cutOutGoods = {
  shoe: {
    '1f460': 'high heels',
    '1f462': 'heeled boot',
    '1f45f': 'trainers',
    '1f45e': 'leather shoe',
    '1fa70': 'ballet shoes',
    '1f97e': 'hiking boot',
  },
  bag: { '1f45c': 'handbag', '1f45b': 'purse', '1f45d': 'clutch', '1f392': 'backpack', '1f4bc': 'briefcase' },
  plant: {
    '1fab4': 'potted plant',
    '1f33f': 'green sprig',
    '1f490': 'bouquet',
    '1f337': 'tulip',
    '1f339': 'rose',
    '1f33c': 'daisy',
    '1fabb': 'hyacinth',
    '1f33a': 'hibiscus flower',
    '1f335': 'cactus',
  },
  fruit: {
    '1f34b': 'lemon',
    '1f34a': 'tangerine',
    '1f351': 'peach',
    '1f350': 'pear',
    '1f352': 'cherries',
    '1f353': 'strawberry',
    '1f347': 'grapes',
    '1fad0': 'blueberries',
  },
  table: {
    '1f377': 'glass of wine',
    '1f378': 'cocktail',
    '1f942': 'pair of champagne glasses',
    '1f950': 'croissant',
    '1f36f': 'pot of honey',
    '1f370': 'slice of cake',
  },
} as const;

type KeysOfUnion<T> = T extends unknown ? keyof T : never;
export type DrawnDepartment = keyof typeof drawnGoods;
export type DrawnGoodName = KeysOfUnion<(typeof drawnGoods)[DrawnDepartment]>;
export type CutOutDepartment = keyof typeof cutOutGoods;

/** Data of a good for a packshot's recipe and its alternative text. */
export interface GoodFacts {
  /** The `good` of a packshot's recipe: the name of a drawing or the code point of a cut-out. */
  readonly good: string;
  /** English, lower case, without an article: 'slip dress'. */
  readonly label: string;
  readonly department: DrawnDepartment | CutOutDepartment;
  /** Whether a `dye` changes its colour; fruit, food, most plants and metal keep their own. */
  readonly dyeable: boolean;
}

const dyeableFlowers: readonly string[] = ['1f490', '1f337', '1f33a'];

/** Whether a cut-out may be dyed: shoes, bags and some flowers may, the rest keep their own colours. */
export function isDyeable(codePoint: string): boolean {
  return codePoint in cutOutGoods.shoe || codePoint in cutOutGoods.bag || dyeableFlowers.includes(codePoint);
}

/** The names of one department's drawings, in a fixed order: seeded choices depend on it. */
export function drawnNames<Department extends DrawnDepartment>(
  department: Department,
): readonly (keyof (typeof drawnGoods)[Department])[] {
  return Object.keys(drawnGoods[department]) as (keyof (typeof drawnGoods)[Department])[];
}

/** The code points of one department's cut-outs, in a fixed order: seeded choices depend on it. */
export function cutOutCodePoints(department: CutOutDepartment): readonly string[] {
  return Object.keys(cutOutGoods[department]);
}

/** Garments hang, lie and have a weave. */
export function isGarment(name: DrawnGoodName): boolean {
  return Object.hasOwn(drawnGoods.garments, name);
}

/** Whether a stored name is a drawing's. */
export function isDrawnGoodName(name: string): name is DrawnGoodName {
  return Object.values(drawnGoods).some((department) => Object.hasOwn(department, name));
}

const ownColours: readonly string[] = ['hoops', 'pearls'];

const allGoods: readonly GoodFacts[] = [
  ...Object.entries(drawnGoods).flatMap(([department, labels]) =>
    Object.entries(labels).map(([good, label]) => ({
      good,
      label,
      department: department as DrawnDepartment,
      dyeable: !ownColours.includes(good),
    })),
  ),
  ...Object.entries(cutOutGoods).flatMap(([department, labels]) =>
    Object.entries(labels).map(([good, label]) => ({
      good,
      label,
      department: department as CutOutDepartment,
      dyeable: isDyeable(good),
    })),
  ),
];

/** Every good a packshot can show. */
export function listGoods(): readonly GoodFacts[] {
  return allGoods;
}
