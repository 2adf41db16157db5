import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|json|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` next to the client's texts with maximum compression: done once, sent a million times. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const folder = join(this.environment.config.root, this.environment.config.build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => texts.test(file)).map((file) => writeCompressed(join(folder, file))));
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const forms = { br: await toBrotli(bytes, { params }), gz: await toGzip(bytes, { level: 9 }) };
  for (const [ending, compressed] of Object.entries(forms)) {
    if (compressed.byteLength < bytes.byteLength) await writeFile(`${file}.${ending}`, compressed);
  }
}
