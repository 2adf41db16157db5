import { shift } from '../colour.ts';
import { box, fold, gloss, oval, pair, shape, stroke, type Drawing } from './strokes.ts';

const hoop = (x: number, y: number) => {
  const ring = `M${x - 18},${y - 104} a74,92 0 1 0 36,0`;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${ring}" stroke="#a97f34" stroke-width="25"/>` +
    `<path d="${ring}" stroke="#d9b566" stroke-width="18"/>` +
    `<path d="M${x - 62},${y - 40} a74,92 0 0 0 0,80" stroke="#fff3d0" stroke-width="6"/></g>`
  );
};

const pearl = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e7ddd0"/>` +
  `<circle cx="${x - 1.5}" cy="${y - 2}" r="${radius * 0.86}" fill="#f6f0e6"/>` +
  `<circle cx="${x - radius * 0.3}" cy="${y - radius * 0.34}" r="${radius * 0.26}" fill="#fff"/>`;

/** Bags, shoes and trinkets. */
export const accessories = {
  tote: ({ fill, dark, pale }) =>
    `<path d="M136,190 C136,60 264,60 264,190" fill="none" stroke="${dark}" stroke-width="13"/>` +
    shape('M70,170 H330 L350,430 Q350,446 334,446 H66 Q50,446 50,430 Z', fill) +
    stroke('M64,196 H336', dark, 2.4, 0.4) +
    box(160, 250, 80, 46, pale, 6) +
    `<circle cx="136" cy="190" r="8" fill="${pale}"/><circle cx="264" cy="190" r="8" fill="${pale}"/>`,

  baguette: ({ fill, dark, pale }) =>
    `<path d="M70,250 C80,70 320,70 330,250" fill="none" stroke="${dark}" stroke-width="15"/>` +
    shape('M44,236 Q200,212 356,236 L362,330 Q356,404 286,408 H114 Q44,404 38,330 Z', fill) +
    shape('M44,234 Q200,210 356,234 Q352,330 200,330 Q48,330 44,234 Z', pale) +
    `${box(176, 312, 48, 34, '#d8b66a', 9)}${box(186, 322, 28, 14, '#b08c42', 6)}` +
    gloss('M70,256 Q120,244 170,242', 0.3),

  bucket: ({ fill, dark }) =>
    `<path d="M128,160 C120,20 280,20 272,160" fill="none" stroke="${dark}" stroke-width="12"/>` +
    shape('M92,150 Q200,176 308,150 L334,420 Q200,462 66,420 Z', fill) +
    oval(200, 152, 108, 24, dark) +
    stroke('M90,190 Q200,218 310,190', dark, 3, 0.5) +
    stroke('M196,212 C188,270 178,290 182,324', dark, 5) +
    stroke('M206,212 C214,262 224,280 222,314', dark, 5) +
    `<circle cx="182" cy="330" r="8" fill="${dark}"/><circle cx="222" cy="320" r="8" fill="${dark}"/>`,

  boots: ({ fill, colour, dark }) =>
    pair(
      158,
      14,
      (front) =>
        `<path d="M78,50 Q124,62 168,50 C170,140 156,230 160,296 Q186,330 220,346 Q238,358 236,402 H84 C80,360 92,300 88,240 C84,170 78,110 78,50 Z" fill="${front ? fill : shift(colour, -0.05)}"/><path d="M82,398 H238 V414 Q238,420 230,420 H154 Q142,408 134,412 L130,438 H90 Q82,438 82,430 Z" fill="${dark}"/>` +
        gloss('M100,90 C104,190 108,260 104,350', 0.22, 8) +
        fold('M156,290 Q130,304 104,296', 0.16) +
        fold('M158,306 Q136,320 108,314', 0.1),
    ),

  loafers: ({ fill, colour, dark, pale }) =>
    pair(
      176,
      18,
      (front) =>
        `<path d="M112,60 C170,60 186,150 184,230 C190,320 176,420 112,420 C48,420 34,320 40,230 C38,150 54,60 112,60 Z" fill="${front ? fill : shift(colour, -0.03)}"/><path d="M112,190 C150,190 160,240 156,300 C156,360 144,402 112,402 C80,402 68,360 68,300 C64,240 74,190 112,190 Z" fill="${dark}"/><path d="M58,176 Q112,150 166,176 L162,208 Q112,184 62,208 Z" fill="${pale}"/>${box(92, 172, 40, 14, '#d8b66a', 6)}` +
        gloss('M70,120 Q84,92 104,84', 0.35, 8),
    ),

  mules: ({ fill, colour, dark }) =>
    pair(
      176,
      18,
      (front) =>
        `<path d="M112,56 C164,56 186,130 176,220 C172,280 178,300 176,340 C172,396 146,424 112,424 C78,424 52,396 48,340 C46,300 52,280 48,220 C38,130 60,56 112,56 Z" fill="${dark}"/><path d="M112,72 C152,72 170,136 162,220 C158,280 164,304 160,340 C156,384 138,408 112,408 C86,408 68,384 64,340 C60,304 66,280 62,220 C54,136 72,72 112,72 Z" fill="#e9d8bf"/><path d="M34,150 C60,104 164,104 190,150 L186,244 Q112,204 38,244 Z" fill="${front ? fill : shift(colour, -0.03)}"/>` +
        gloss('M62,150 Q108,126 158,148', 0.28, 8),
    ),

  hoops: () => hoop(118, 230) + hoop(282, 256),

  pearls: ({ colour }) =>
    Array.from({ length: 30 }, (_, index) => {
      const angle = (index / 30) * 6.283 + 0.1;
      const x = 200 + Math.cos(angle) * (140 + 14 * Math.sin(angle * 3));
      const y = 246 + Math.sin(angle) * (170 + 10 * Math.cos(angle * 2));
      return pearl(x, y, 15 + 5 * Math.max(0, Math.sin(angle)));
    }).join('') + `<circle cx="200" cy="446" r="15" fill="${colour}"/>`,

  shades: ({ fill }) =>
    `<path d="M34,206 Q120,178 186,212 Q200,204 214,212 Q280,178 366,206 L370,232 Q360,330 286,330 Q222,330 212,248 Q200,236 188,248 Q178,330 114,330 Q40,330 30,232 Z" fill="${fill}"/><path d="M54,226 Q116,206 168,230 Q168,308 114,308 Q58,308 54,226 Z" fill="#26211f"/><path d="M346,226 Q284,206 232,230 Q232,308 286,308 Q342,308 346,226 Z" fill="#26211f"/><path d="M70,236 Q92,226 112,228 L78,280 Q70,262 70,236 Z M248,238 Q270,226 290,228 L256,282 Q248,264 248,238 Z" fill="#fff" opacity=".22"/>`,

  sunhat: ({ fill, dark, pale }) =>
    oval(200, 260, 188, 150, fill) +
    [0.86, 0.72, 0.6]
      .map(
        (k) =>
          `<ellipse cx="200" cy="${260 - (1 - k) * 26}" rx="${188 * k}" ry="${150 * k}" fill="none" stroke="${dark}" stroke-width="2" opacity=".28"/>`,
      )
      .join('') +
    `${oval(200, 242, 104, 86, '#2b2522')}${oval(200, 236, 104, 84, '#4a3b33')}${oval(200, 224, 95, 75, pale)}<path d="M296,262 q26,14 40,48 l-16,-4 l-6,14 q-12,-30 -34,-44 Z" fill="#3a2e28"/>` +
    `<ellipse cx="200" cy="216" rx="58" ry="44" fill="none" stroke="${dark}" stroke-width="2" opacity=".4"/>`,
} satisfies Record<string, Drawing>;
