import { readEnv } from './env.ts';
import { previewPath } from './preview.ts';
import { sealerOf } from './session/sealer.ts';

/** `npm run preview -- <experiment> <variant>`: prints a link that shows a variant for testing. */
const [, , experiment, variant] = process.argv;
if (experiment === undefined || variant === undefined)
  throw new Error('An experiment and a variant are missing: npm run preview -- <experiment> <variant>');
const env = readEnv();
process.stdout.write(`${env.publicUrl}${previewPath(sealerOf(env), experiment, variant)}\n`);
