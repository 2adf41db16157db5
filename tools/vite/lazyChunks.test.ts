import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lazyChunks } from './lazyChunks.ts';
import { lazyImports } from './lazyImports.ts';

it.each([
  ["({ lazy: () => import('./page.ts') })", ['./page.ts']],
  ["({ lazy: async () => import('./page.ts') })", ['./page.ts']],
  ["[{ lazy: () => import('./a.ts') }, { children: [{ lazy: () => import('./b.ts') }] }]", ['./a.ts', './b.ts']],
  ["({ open: () => import('./dialog.ts') })", []],
  ['({ lazy: () => known })', []],
  ['({ lazy: undefined, name: "import(" })', []],
])('%s imports %j', (code, sources) => {
  expect(lazyImports(code).map(({ source }) => source)).toEqual(sources);
});

const files: Readonly<Record<string, string>> = {
  '/web/render.js': `export const routes = [{ id: 'cart', lazy: () => import('/libs/carts/page.js') }];`,
  '/libs/carts/page.js': `export const Component = () => null;`,
};

it('leaves the key of its chunk on each lazy function of the server', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', enforce: 'pre', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] },
      lazyChunks('/web'),
    ],
    build: { write: false, ssr: true, minify: false, rolldownOptions: { input: '/web/render.js' } },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toMatch(/Object\.assign\(\(\) => import\(.*\), \{ chunk: "\.\.\/libs\/carts\/page\.js" \}\)/);
});
