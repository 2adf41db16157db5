import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { color } from '@social-shop/tokens';
import { lazyChunks } from '@social-shop/tools/vite/lazyChunks';
import { catalogueRules } from '@social-shop/i18n/locales';
import { messages, withoutParser } from '@social-shop/tools/vite/messages';
import { pageTexts } from '@social-shop/tools/vite/pageTexts';
import { budget } from '@social-shop/tools/vite/budget';
import { droppableComponents } from '@social-shop/tools/vite/droppableComponents';
import { partsLine } from '@social-shop/tools/vite/htmlParts';
import { icons } from '@social-shop/tools/vite/icons';
import { oneProcess, patience } from '@social-shop/tools/vite';
import { productionRouter } from '@social-shop/tools/vite/productionRouter';
import { precompress } from '@social-shop/tools/vite/precompress';
import { serverOnly } from '@social-shop/tools/vite/serverOnly';
import { siteIcons } from '@social-shop/tools/vite/siteIcons';
import { defineConfig } from 'vitest/config';
import { checkHomeWeight } from './build/homeWeight.ts';

const root = import.meta.dirname;
const workspace = path.resolve(root, '../..');

/** Every folder with texts: the libraries' and the host's own. */
const textFolders = [
  root,
  ...globSync('libs/*/src/messages.ts', { cwd: workspace }).map((file) => path.resolve(workspace, file, '../..')),
].sort();

const texts = { features: textFolders, rules: catalogueRules, pseudo: true };

/** Libraries of the first view go into one chunk: it changes rarely and compresses better whole. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core)|@formatjs|intl-messageformat)[\\/]/;

/** The boot comes alone (`boot.client.ts`), and entries keep their names. */
const source = /[\\/](libs|apps)[\\/](?!web[\\/]src[\\/](boot|entry)\.client)/;

/** Pictures, addresses of calls and events, without what only several pages of one feature have. */
const pictures =
  /[\\/]libs[\\/](api-contract(?![\\/]src[\\/]calls[\\/]wish)|analytics|commerce-ui[\\/]src[\\/](pictures|primitives(?![\\/](Sheet|Switch|Select|TextField))))[\\/]/;

/** Who is signed in and what they like and follow, without the pages around signing in. */
const signedIn =
  /[\\/]libs[\\/](toggles|api-client[\\/]src[\\/]batched|auth[\\/]src[\\/](?!pages|password|components|messages|pending)|creators[\\/]src[\\/](follows|api)\.)/;

/** Prices and hearts, and what is known of a product. */
const prices =
  /[\\/]libs[\\/](products[\\/]src[\\/](api|links|postProduct)\.|commerce-ui[\\/]src[\\/](Formatted|Marked|commerce[\\/](HeartButton|price[\\/](Price|offer)\.)))|icon:heart/;

/** What pages with and without lists of posts share. It is one chunk, because parts of it compress worse. */
const basics = [pictures, signedIn, prices];

/** Actions that wait for a sign-in, loaded with the first press. */
const pending = /[\\/]libs[\\/]auth[\\/]src[\\/]pending[\\/](?!prefix)/;

/** Tiles of products with their hearts. */
const productTiles =
  /[\\/]libs[\\/](products[\\/]src[\\/](components|favorites|events|messages)|commerce-ui[\\/]src[\\/]commerce[\\/]product[\\/](Product(Tile|GridSkeleton)|paidLink))/;

/** Creators to follow, which home shows signed-in visitors after its first view: posts and shops need none of it. */
const recommended = /[\\/](Recommended|recommendations)\.tsx?$/;

/** Who posts, and the button that follows them. */
const creators =
  /[\\/]libs[\\/](creators[\\/]src[\\/](?!(follows|api|recommendations)\.)|commerce-ui[\\/]src[\\/]commerce[\\/]creator[\\/](?!TileCreator|.*\.css))/;

/** Opened later, by several pages. */
const dialog = /[\\/]commerce-ui[\\/]src[\\/]primitives[\\/]Dialog|node_modules[\\/]@radix-ui[\\/]react-dialog/;

/** Rows of tiles, which pages of products and deals show. */
const rail =
  /[\\/]commerce-ui[\\/]src[\\/](primitives[\\/](Rail|SectionHead)|commerce[\\/](product[\\/]ProductCard|post[\\/]PostCard))/;

/** Without the screens of products, because lists of posts only link to them. */
const listOfPosts =
  /[\\/]libs[\\/](products[\\/]src[\\/](?!components|events|favorites|messages)|(lists|posts|commerce-ui[\\/]src[\\/]commerce[\\/](post|price|video))[\\/])/;

/** Libraries with pages. Code that several pages of one library share has a chunk of its own, so no other page loads it. */
const features = globSync('libs/*/package.json', { cwd: workspace })
  .filter((manifest) => existsSync(path.join(workspace, path.dirname(manifest), 'src/routes.tsx')))
  .map((manifest) => path.basename(path.dirname(manifest)));
const feature = new RegExp(`[\\\\/]libs[\\\\/](${features.join('|')})[\\\\/]`);

/** A chunk of several pages is named after all of them by default. Such a name would be in the first view, once for each of its files. */
const fileName = (name = '') => `assets/${name.startsWith('pages~') ? 'pages' : '[name]'}-[hash]`;

export default defineConfig({
  root,
  cacheDir: `${root}/node_modules/.vite`,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    icons(),
    messages(texts),
    pageTexts({ ...texts, runtime: `${root}/src/pageTexts.ts` }),
    lazyChunks(root),
    productionRouter(),
    // Search engines read the server's HTML.
    serverOnly(/[\\/]src[\\/]structuredData\.ts$/),
    droppableComponents(/[\\/]react-router[\\/]dist[\\/]/),
    budget({
      workspace,
      entries: ['apps/web/src/boot.client.ts', 'apps/web/src/entry.client.tsx'],
      later: /node_modules[\\/](jotai|ky|@radix-ui|react-hook-form|valibot)[\\/]/,
      parts: { vendor: 94.5, shop: 17.7, start: 2 },
      locales: catalogueRules.offered,
      budgets: [
        { page: 'libs/feeds/src/pages/homeRoute.ts', js: 134.5, own: 18.4, texts: 2.6, css: 8.9 },
        // For its product tiles, its video and how both are printed, and for the links in its caption.
        { page: 'libs/posts/src/pages/postRoute.ts', js: 141.8, own: 25.8, texts: 2.7, css: 10.5 },
        { page: 'libs/product-page/src/pages/productRoute.ts', js: 135, own: 20, texts: 3, css: 9.3 },
        { page: 'libs/creator-shop/src/pages/shopRoute.ts', js: 138, own: 21.5, texts: 2.6, css: 9.5 },
      ],
    }),
    siteIcons({ svg: `${root}/public/icon.svg`, ground: color.light.paper }),
    precompress(),
  ],
  resolve: { alias: [withoutParser] },
  // Node resolves react-router by 'module-sync' inside react-router-dom; Vite must give the same copy.
  ssr: { resolve: { externalConditions: ['node', 'module-sync'] } },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      builder.config.logger.info(await checkHomeWeight(`${root}/dist`, { html: 166.5, sent: 16.8 }, partsLine));
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // Every page has loaded these chunks before it requests another.
          resolveDependencies: (_, files) =>
            files.filter((file) => !/^assets\/(rolldown-runtime|vendor|shop)-/.test(file)),
        },
        rollupOptions: {
          input: ['src/boot.client.ts', 'src/entry.client.tsx'],
          output: {
            chunkFileNames: ({ name }) => `${fileName(name)}.js`,
            assetFileNames: ({ names: [name] }) => `${fileName(name)}[extname]`,
            codeSplitting: {
              // Many small chunks compress worse than one, and one for all makes each page pay for every other.
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'shop', test: source, tags: ['$initial'] },
                { name: 'dialog', test: dialog },
                { name: 'rail', test: rail, includeDependenciesRecursively: false },
                { name: 'products', test: productTiles, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'pending', test: pending, includeDependenciesRecursively: false },
                { name: 'recommended', test: recommended, includeDependenciesRecursively: false },
                { name: 'creators', test: creators, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'basics', test: (id) => basics.some((part) => part.test(id)), minShareCount: 4 },
                { name: 'posts', test: listOfPosts, minShareCount: 2 },
                {
                  name: (id) => `pages~${feature.exec(id)?.[1] ?? ''}`,
                  test: feature,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'pages',
                  test: source,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4_000,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        rollupOptions: { input: { render: 'server/pages/render.tsx' } },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'node',
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    ...patience,
    ...oneProcess,
  },
});
