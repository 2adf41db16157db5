import { join } from 'node:path';

/** The folder of the clips: `{name}.mp4`. */
export const clipFiles = join(import.meta.dirname, 'files');
