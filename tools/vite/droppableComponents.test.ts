import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { droppableComponents } from './droppableComponents.ts';

const USED = 'the component that the application uses';
const UNUSED = 'the unused component';
const component = (name: string, text: string) => `var ${name} = React.memo(() => "${text}");
${name}.displayName = "${name}";`;
const asPublished = `import * as React from 'react';
${component('Shown', USED)}
${component('Hidden', UNUSED)}
export { Shown, Hidden };`;

/** The bundle of an application that uses one of the package's components. */
async function bundle(packageCode: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    '/app.js': `import { Shown } from '/package/dist/index.js'; globalThis.shown = Shown;`,
    '/package/dist/index.js': packageCode,
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id],
      },
      droppableComponents(/package\/dist/),
    ],
    build: { write: false, minify: false, rollupOptions: { input: '/app.js', external: ['react'] } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('drops components that nobody uses, and keeps the others', async () => {
  const code = await bundle(asPublished);
  expect(code).toContain(USED);
  expect(code).not.toContain(UNUSED);
});

it('fails the build if the package is written in another way', async () => {
  const classes = asPublished.replaceAll(/React\.memo\((.*)\)/g, 'class { render = $1 }');
  await expect(bundle(classes)).rejects.toThrow('no component of');
});
