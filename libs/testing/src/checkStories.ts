import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `export { Name, type Other } from './Name.tsx';` */
const exported = /^export \{([^}]*)\} from '[^']+\.tsx';$/gm;

/** Returns the exported components of a library that no story shows. */
export function checkStories(folder: string): string[] {
  const components = [...readFileSync(join(folder, 'index.ts'), 'utf8').matchAll(exported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name) && name !== name.toUpperCase());
  const stories = globSync('**/*.stories.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return components
    .filter((name) => !stories.some((story) => new RegExp(`<${name}\\b|: ${name}\\b`).test(story)))
    .map((name) => `component ${name}: no story shows it; write one beside it, in ${name}.stories.tsx`);
}
