import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Copying a build takes a second. An older draft is left over from a killed process. */
const ABANDONED_MS = 60_000;

/**
 * Keeps the files of this build and of the previous one, so a page that was open during a deploy finds its chunks (T81). Names carry
 * hashes, so an existing file is never stale. If several processes start together, one of them copies.
 *
 * @param assets Folder of this build's hashed files.
 * @param kept Folder that outlives a build.
 * @returns the folder to serve the previous build's files from.
 */
export async function keepEarlierAssets(assets: string, kept: string): Promise<string> {
  const [current, earlier, draft] = ['current', 'earlier', 'draft'].map((name) => join(kept, name)) as [
    string,
    string,
    string,
  ];
  await Promise.all([current, earlier].map((folder) => mkdir(folder, { recursive: true })));
  const [built, known] = await Promise.all([readdir(assets), readdir(current)]);
  if (built.length === known.length && built.every((file) => known.includes(file))) return earlier;

  if (!(await begin(draft))) return earlier;
  await Promise.all(built.map((file) => copyFile(join(assets, file), join(draft, file))));
  await rm(earlier, { recursive: true, force: true });
  await rename(current, earlier);
  await rename(draft, current);
  return earlier;
}

/** Whether this process does the copying. */
async function begin(draft: string): Promise<boolean> {
  const begun = await stat(draft).catch(() => undefined);
  if (begun && Date.now() - begun.mtimeMs > ABANDONED_MS) await rm(draft, { recursive: true, force: true });
  return mkdir(draft).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}
