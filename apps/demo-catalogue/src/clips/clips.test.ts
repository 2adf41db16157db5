import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clips } from './clips.ts';
import { clipFiles } from './files.ts';

const MOST_BYTES = 150_000;
/** H.264's plainest profile, which every browser plays (ISO 14496-15, `avcC`). */
const BASELINE = 66;

it('has a file for each clip and no others', () => {
  expect(readdirSync(clipFiles).sort()).toEqual(clips.map(({ name }) => `${name}.mp4`).sort());
  expect(new Set(clips.map(({ scene }) => scene.palette)).size).toBe(clips.length);
});

it.each(clips)('$name is small, silent, plays everywhere and from its first bytes on', ({ name }) => {
  const bytes = readFileSync(join(clipFiles, `${name}.mp4`));
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes[bytes.indexOf('avcC') + 5]).toBe(BASELINE);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(bytes.indexOf('mp4a')).toBe(-1);
});
