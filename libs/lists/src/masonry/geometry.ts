import { layouts } from './layouts.ts';

/** The values that every place of one layout is computed from. */
export function geometry(index: number) {
  const { columns, gapX } = layouts[index] ?? layouts[0];
  return {
    '--layout': `${index}`,
    '--w': `calc((100cqi - ${(columns - 1) * gapX}px) / ${columns})`,
    '--gap': `${gapX}px`,
  };
}

/** The place of a tile in one layout, from its own numbers. */
export const place = (index: number) => ({
  insetInlineStart: layouts[index]?.columns === 1 ? 0 : `calc(var(--c${index}) * (var(--w) + var(--gap)))`,
  insetBlockStart: `calc(var(--a${index}) * var(--w) / 10000 + var(--b${index}) * .0625rem)`,
});
