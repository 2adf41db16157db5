import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProductFile, type ReadOptions } from './productFile.ts';

/** Reads a product file with this content; its prices are in dollars if it names no currency. */
export async function readContent(content: string | Uint8Array, options: Partial<ReadOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'product-file-'));
  try {
    const path = join(folder, 'products');
    await writeFile(path, content);
    const now = new Date('2026-11-28T10:00:00.000Z');
    const file = await readProductFile(path, { now, askCurrency: async () => 'USD', ...options });
    try {
      return { products: [...file.products()], rejects: [...file.rejects()], rejected: file.rejected };
    } finally {
      file.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
