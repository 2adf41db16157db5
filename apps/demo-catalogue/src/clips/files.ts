import { join } from 'node:path';

/** Where the clips lie: `{name}.mp4`. */
export const clipFiles = join(import.meta.dirname, 'files');
