const bags = ['tote', 'baguette', 'bucket', '1f45c', '1f45b', '1f45d', '1f392', '1f4bc'];
const shoes = ['boots', 'loafers', 'mules', '1f460', '1f462', '1f45f', '1f45e', '1fa70', '1f97e'];
const ceramics = ['vase', 'bottlevase', 'ring', 'bowl', 'mug'];

/** Words that name a thing, in phrases and hashtags. A post with such a word must have one of these goods. */
export const mentions: readonly (readonly [words: RegExp, goods: readonly string[]])[] = [
  [/\bcoat\b/i, ['coat']],
  [/\b(shoes|shoelover|ltkshoecrush|blisters|half sizes|pavements|weigh nothing)\b/i, shoes],
  [/\b(bag|bagoftheday|ltkitbag|strap|zip|laptop|inside|closes|floor of a café|toddler)\b/i, bags],
  [/\b(leather|painted by hand)\b/i, [...bags, ...shoes]],
  [/\bpacks flat\b/i, ['sunhat', 'tote', 'bucket', '1f45d']],
  [/\b(gold-tone|clasp)\b/i, ['hoops', 'pearls', 'baguette', '1f45b']],
  [/\beverydayjewelry\b/i, ['hoops', 'pearls']],
  [/\bbrim\b/i, ['sunhat']],
  [/\b(lipstick|lip|redlip|blot|tube)\b/i, ['lipstick']],
  [/\b(scent|perfume|fragrance|fig|opens with)\b/i, ['perfume', 'candle']],
  [/\b(dropper|drops|bottle)\b/i, ['dropper', 'perfume']],
  [/\b(skin|skincareroutine|pillow|sunscreen|sinks in|texture|flaky|pump|palms)\b/i, ['jar', 'dropper']],
  [/\b(lamps?|lampseason|bulb|light down)\b/i, ['lamp']],
  [/\b(chair|seat|legs)\b/i, ['chair']],
  [/\b(assembly|front door|no drill)\b/i, ['chair', 'lamp']],
  [/\b(candles?|burns)\b/i, ['candle']],
  [/\b(cushion|zip and survives)\b/i, ['cushion']],
  [/\b(vases?|glaze|ceramics?|potterylove|thrown|tulips|foot, so)\b/i, ceramics],
  [/\bsill\b/i, [...ceramics, 'candle', '1fab4', '1f335']],
  [/\bbooks\b/i, ['books']],
  [/\b(bowls?|soup|bowl I use)\b/i, ['bowl']],
  [/\b(mug|tea hot|coffee is better|three fingers)\b/i, ['mug']],
  [/\b(buttons|collar|sleeves)\b/i, ['shirt', 'coat', 'knit', 'wrap']],
  [/\b(hem|belt|ankle length|below the knee|pockets)\b/i, ['slip', 'wrap', 'skirt', 'coat']],
  [/\bwedding\b/i, ['slip', 'wrap', 'skirt']],
  [/\bweddingguest\b/i, ['slip', 'wrap']],
  [/\bknitweather\b/i, ['knit']],
];
