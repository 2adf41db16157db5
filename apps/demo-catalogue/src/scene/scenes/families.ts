import type { FamilyName } from '../families.ts';
import { form, giant, outfit, rail } from './fashion.ts';
import { gingham, grid, rhythm, tray } from './flatLay.ts';
import { geometry, papercut, sun } from './graphic.ts';
import { room, shelves, terrazzo } from './interior.ts';
import type { Family } from './scene.ts';
import { arch, drape, podium, studio, table } from './stillLife.ts';

/** The arrangement of each family. */
export const families: Record<FamilyName, Family> = {
  studio,
  arch,
  podium,
  outfit,
  grid,
  gingham,
  terrazzo,
  rail,
  papercut,
  table,
  giant,
  drape,
  tray,
  rhythm,
  room,
  sun,
  shelves,
  form,
  geometry,
};
