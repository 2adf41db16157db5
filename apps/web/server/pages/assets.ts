import type { ShownLocaleCode } from '@social-shop/i18n';
import type { RouteObject } from 'react-router-dom';
import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files of texts that the build wrote (`tools/vite/pageTexts.ts`). */
interface TextFiles {
  readonly prefix: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** URLs in a page's head. */
export interface PageAssets {
  readonly css: readonly string[];
  /** Modules: code and its texts. */
  readonly js: readonly string[];
  /** Prefix of the addresses of all files of texts in the page's locale. */
  readonly texts: string;
}

/** URLs of a page's code and styles. */
export interface Assets {
  /** The entry script. */
  readonly boot: string;
  /** The application, which the entry imports. */
  readonly entry: string;
  /** Everything that the entry and these chunks need, in import order, with the texts in a locale. */
  of(chunks: readonly string[], locale: ShownLocaleCode): PageAssets;
}

const BOOT = 'src/boot.client.ts';
const ENTRY = 'src/entry.client.tsx';

/**
 * Reads the manifests of the client build in its folder `.vite`. Throws if they lack a key of the route table: a broken build must not
 * start.
 */
export function readAssets(folder: string, known: readonly string[]): Assets {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const manifest = read('manifest.json') as Readonly<Record<string, Chunk>>;
  const { prefix, pages } = read('texts.json') as TextFiles;
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client build has no chunk ${key}: build the host again`);
    return chunk;
  };
  const entry = `/${chunkOf(ENTRY).file}`;
  known.forEach(chunkOf);

  return {
    boot: `/${chunkOf(BOOT).file}`,
    entry,
    of(chunks, locale) {
      const js = new Set<string>();
      const css = new Set<string>();
      const seen = new Set<string>();
      const visit = (key: string) => {
        if (seen.has(key)) return;
        seen.add(key);
        const chunk = chunkOf(key);
        chunk.imports?.forEach(visit);
        chunk.css?.forEach((file) => css.add(`/${file}`));
        js.add(`/${chunk.file}`);
      };
      [ENTRY, ...chunks].forEach(visit);
      js.delete(entry);
      const texts = `${prefix}${locale}-`;
      for (const name of ['shell', ...chunks.flatMap((key) => pages[key] ?? [])]) js.add(`${texts}${name}.js`);
      return { css: [...css], js: [...js], texts };
    },
  };
}

/** A route, or a part of all pages whose code is fetched as a route's is. */
interface Lazy extends Pick<RouteObject, 'id'> {
  readonly lazy?: unknown;
  readonly children?: readonly Lazy[] | undefined;
}

/** The chunk key of each lazy route by route id. The build adds it to `lazy`. */
export function chunkKeys(routes: readonly Lazy[]): Map<string, string> {
  const keys = new Map<string, string>();
  const walk = (route: Lazy) => {
    const { chunk } = (route.lazy ?? {}) as { readonly chunk?: string };
    if (route.id && chunk) keys.set(route.id, chunk);
    route.children?.forEach(walk);
  };
  routes.forEach(walk);
  return keys;
}
