import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/settings.ts';

/** An example in the README of a library. */
export interface Example {
  readonly library: string;
  readonly code: string;
}

/** What every example may use without declaring it, with its type. Anything else is imported, declared, or an export of its library. */
const GIVEN: Readonly<Record<string, string>> = {
  address: 'string',
  analytics: "import('@social-shop/analytics').Analytics",
  api: "import('@social-shop/api-client').ApiClient",
  creator: "import('@social-shop/creators').Creator",
  displayName: 'string',
  id: 'string',
  intl: 'IntlShape',
  post: "import('@social-shop/posts').PostSummary",
  profileId: 'string',
  signal: 'AbortSignal',
};

/** The TypeScript examples of the READMEs of libraries. */
export const readmeExamples = (): Example[] =>
  globSync('libs/*/README.md', { cwd: root }).flatMap((path) =>
    Array.from(readFileSync(join(root, path), 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms), ([, code = '']) => ({
      library: basename(dirname(path)),
      code,
    })),
  );

/** The exported names of a library with the entry of each, as `exports.txt` lists them. A library that is not published has no such file. */
function exportsOf(library: string): ReadonlyMap<string, string> {
  const list = join(root, 'libs', library, 'exports.txt');
  const [, ...entries] = existsSync(list) ? readFileSync(list, 'utf8').split('\n\n') : [];
  return new Map(
    entries.flatMap((text) => {
      const [entry = '', ...names] = text.trim().split('\n');
      return names.map((name) => [name.trim(), `@social-shop/${library}${entry.slice(1)}`] as const);
    }),
  );
}

const uses = (code: string, name: string) => new RegExp(`(?<![\\w.'/-])${name}\\b`).test(code);
const declares = (code: string, name: string) =>
  new RegExp(`\\b(?:const|function|interface|type) ${name}\\b|import [^;]*\\b${name}\\b[^;]*from`).test(code);

/** An example as a module: the exports of its own library are imported, and what examples may use is declared. */
function moduleOf({ library, code }: Example): string {
  const isFree = (name: string) => uses(code, name) && !declares(code, name);
  const imports = [...exportsOf(library)].filter(([name]) => isFree(name.replace('type ', '')));
  const given = Object.entries(GIVEN).filter(([name]) => isFree(name));
  return [
    "import type { IntlShape } from '@formatjs/intl';",
    ...new Map(imports.map(([name, from]) => [name, `import { ${name} } from '${from}';`])).values(),
    ...given.map(([name, type]) => `declare const ${name}: ${type};`),
    code,
  ].join('\n');
}

/**
 * Compiles examples. Files of the reader's own, such as './GuidesPage.tsx', are not checked.
 *
 * @returns the compiler's errors, each with the library
 */
export async function exampleErrors(examples: readonly Example[]): Promise<string[]> {
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'readmes-'));
  try {
    examples.forEach((example, index) =>
      writeFileSync(join(folder, `${example.library}.${index}.example.tsx`), moduleOf(example)),
    );
    writeFileSync(join(folder, 'own.d.ts'), "declare module '*.ts';\ndeclare module '*.tsx';\n");
    const base = JSON.parse(readFileSync(join(root, 'tools/tsconfig.json'), 'utf8')) as { compilerOptions: object };
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { ...base.compilerOptions, noUnusedLocals: false },
      include: [
        '*',
        ...['tools/vite/messagesVirtual.d.ts', 'libs/commerce-ui/src/icon/icon.d.ts'].map((file) => join(root, file)),
      ],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
    const output = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
    }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
