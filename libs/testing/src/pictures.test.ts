import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('keeps the pictures of stories small', () => {
  const sizes = globSync('pictures/*', { cwd: import.meta.dirname }).map(
    (file) => statSync(join(import.meta.dirname, file)).size,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80_000);
});
