import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../start/build.ts';
import { step } from '../start/progress.ts';
import { endOn } from '../start/signals.ts';
import { lineOf, type Figure } from './figure.ts';
import { stopShops } from './shop.ts';

/** The export of a `*.bench.ts`. */
interface Bench {
  measure(): Promise<readonly Figure[]>;
}

/**
 * `npm run bench -- [part of a name …]`: prints every figure next to its floor. It never fails: wall-clock figures depend on the machine,
 * and requirements that hold everywhere are tests.
 */
async function bench(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  await buildIfChanged(stopping.signal);
  const lines: string[] = [];
  for (const name of names) {
    const { measure } = (await import(join(import.meta.dirname, `${name}.bench.ts`))) as Bench;
    const figures = await step(`Measuring ${name}`, measure);
    for (const figure of figures) {
      lines.push(lineOf(figure));
      console.log(lines.at(-1));
    }
  }
  console.log(`\n${lines.join('\n')}`);
}

const stopping = new AbortController();
endOn(async () => {
  stopping.abort();
  await stopShops();
}, bench);
