import { shift } from '../colour.ts';
import { box, gloss, stroke, type Drawing } from './strokes.ts';

/** Bottles, jars and sticks, without any lettering. */
export const beauty = {
  perfume: ({ fill, colour, dark, pale }) =>
    `${box(160, 46, 80, 86, dark, 10)}${box(176, 128, 48, 28, '#d8b66a')}${box(84, 150, 232, 286, fill, 34)}<rect x="108" y="230" width="184" height="182" rx="20" fill="${shift(colour, -0.08, 1.2)}" opacity=".6"/>${box(140, 270, 120, 80, pale, 4)}` +
    stroke('M162,300 H238 M176,320 H224', dark, 3, 0.7) +
    gloss('M108,190 V390', 0.5, 10),

  jar: ({ fill, dark, pale }) =>
    `${box(80, 150, 240, 80, dark, 18)}${box(66, 222, 268, 200, fill, 40)}${box(120, 286, 160, 76, pale, 4)}` +
    stroke('M144,316 H256 M164,338 H236', dark, 3, 0.7) +
    gloss('M92,262 V380', 0.45, 10) +
    gloss('M100,168 H240', 0.25, 8),

  dropper: ({ fill, dark, pale }) =>
    `<path d="M176,40 Q176,20 200,20 Q224,20 224,40 V108 H176 Z" fill="${dark}"/>${box(164, 104, 72, 44, '#d8b66a', 6)}<path d="M160,146 H240 Q300,166 300,220 V416 Q300,446 270,446 H130 Q100,446 100,416 V220 Q100,166 160,146 Z" fill="${fill}"/>${box(100, 260, 200, 120, pale)}` +
    stroke('M136,300 H264 M156,324 H244 M170,346 H230', dark, 3, 0.7) +
    gloss('M122,220 V250 M122,392 V420', 0.5, 10),

  lipstick: ({ fill, dark }) =>
    `<path d="M164,190 V92 Q200,40 236,72 V190 Z" fill="${fill}"/>${box(154, 186, 92, 70, '#d8b66a')}${box(138, 252, 124, 196, dark, 10)}` +
    gloss('M160,270 V430', 0.3, 10) +
    gloss('M180,100 V180', 0.3, 8),
} satisfies Record<string, Drawing>;
