import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { productionRouter } from './productionRouter.ts';

it('leaves the build for developers out, wherever the router is imported', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id === 'app' ? join(import.meta.dirname, 'app.js') : undefined),
        load: (id) =>
          id.endsWith('app.js')
            ? `export { createPath } from 'react-router'; export { RouterProvider } from 'react-router-dom';`
            : undefined,
      },
      productionRouter(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'app', preserveEntrySignatures: 'strict', external: /^react(-dom)?$/ },
    },
  })) as Rolldown.RolldownOutput;
  const modules = Object.keys(output[0].modules);
  expect(modules.some((id) => id.includes('react-router/dist/production/'))).toBe(true);
  expect(modules.filter((id) => id.includes('/dist/development/'))).toEqual([]);
});
