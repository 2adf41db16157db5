import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { root } from '../start/settings.ts';
import { icons } from '../vite/icons.ts';
import { writeDeclarations } from './declarations.ts';
import { importedPackages } from './imports.ts';
import { entriesOf, readManifest, type Entry } from './manifest.ts';

/** Builds the library of a folder into its `dist`: a package as it is published, with a `package.json` of its own. */
async function buildPackage(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const entries = entriesOf(folder);
  refuseNamesThatDifferInCase(folder);
  rmSync(dist, { recursive: true, force: true });
  await bundle(folder, dist, entries);
  writeDeclarations(folder, dist, entries);
  const translations = join(folder, 'src/messages');
  if (existsSync(translations)) cpSync(translations, join(dist, 'messages'), { recursive: true });
  cpSync(join(folder, 'README.md'), join(dist, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  if (existsSync(join(dist, 'fonts'))) copyFontLicence(folder, dist);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published(folder, dist, entries), null, 2)}\n`);
}

/** `Price.tsx` and `price.ts` would both become `price.js`, which some file systems do not distinguish. */
function refuseNamesThatDifferInCase(folder: string): void {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(test|stories|d)\.tsx?$/.test(file),
  );
  const byName = Object.groupBy(files, (file) => file.replace(/\.tsx?$/, '').toLowerCase());
  for (const same of Object.values(byName)) {
    if (same && same.length > 1) throw new Error(`${same.join(' and ')} differ in case only: rename one of them.`);
  }
}

/** One built module for each source module, so a consumer's bundler splits them as ours does. */
async function bundle(folder: string, dist: string, entries: readonly Entry[]): Promise<void> {
  await build({
    // Class names are hashes of the path below this root, so all libraries must use the same.
    root,
    configFile: false,
    logLevel: 'warn',
    cacheDir: join(folder, 'node_modules/.vite'),
    plugins: [stylesOfOthers(folder), react(), vanillaExtractPlugin(), icons(), fontFiles()],
    build: {
      outDir: dist,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(entries.map(({ file, source }) => [file, source])),
        formats: ['es'],
        cssFileName: 'style',
      },
      rollupOptions: {
        external: isForeign,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

const isForeign = (id: string) => !/^[.\0]|^icon:|\.vanilla\.css/.test(id) && !isAbsolute(id);

/** A style sheet that uses another library's also contains its rules. They are removed: that library ships them. */
function stylesOfOthers(folder: string): Plugin {
  const own = relative(root, folder).split(sep).join('/');
  return {
    name: 'styles-of-others',
    enforce: 'pre',
    resolveId: (id) => (id.includes('.vanilla.css') && !id.includes(`${own}/`) ? '\0styles-of-others' : undefined),
    load: (id) => (id === '\0styles-of-others' ? '' : undefined),
  };
}

/** Vite inlines files into a library's style sheet, but fonts should load only when a text needs them. */
function fontFiles(): Plugin {
  return {
    name: 'font-files',
    enforce: 'post',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        let count = 0;
        file.source = String(file.source).replace(/url\(["']?data:font\/woff2;base64,([^"')]+)["']?\)/g, (_, data) => {
          const fileName = `fonts/${(count += 1)}.woff2`;
          this.emitFile({ type: 'asset', fileName, source: Buffer.from(data, 'base64') });
          return `url(./${fileName})`;
        });
      }
    },
  };
}

/** The Open Font License travels with the files. */
function copyFontLicence(folder: string, dist: string): void {
  const [font] = Object.keys(readManifest(folder).dependencies ?? {}).filter((name) => name.startsWith('@fontsource'));
  cpSync(createRequire(join(folder, 'package.json')).resolve(`${font}/LICENSE`), join(dist, 'fonts/LICENSE'));
}

/**
 * The `package.json` of the built package. It keeps those of the library's dependencies that the built files import. An import that the
 * library does not list is an error, because it would be missing after an installation.
 */
function published(folder: string, dist: string, entries: readonly Entry[]) {
  const {
    name,
    version,
    description,
    license,
    type,
    engines,
    dependencies = {},
    peerDependencies = {},
  } = readManifest(folder);
  const imported = importedPackages(dist);
  const missing = [...imported].filter((other) => !(other in dependencies) && !(other in peerDependencies));
  if (missing.length > 0) {
    throw new Error(
      `${name} imports ${missing.join(', ')}: add to its package.json, under peerDependencies the packages that a host provides, the rest under dependencies.`,
    );
  }
  const hasStyles = existsSync(join(dist, 'style.css'));
  return {
    name,
    version,
    description,
    license,
    type,
    ...(engines && { engines }),
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        entries.map(({ subpath, file, condition }) => [
          subpath,
          { types: `./${file}.d.ts`, [condition]: `./${file}.js` },
        ]),
      ),
      ...(hasStyles && { './style.css': './style.css' }),
      ...(existsSync(join(dist, 'messages')) && { './messages/*.json': './messages/*.json' }),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([other]) => imported.has(other))),
    peerDependencies,
    publishConfig: { access: 'public' },
  };
}

await buildPackage(process.cwd());
