import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const text = (id: string, defaultMessage: string) =>
  `const defineMessages = (texts) => texts;
export const messages = defineMessages({ text: { id: '${id}', description: 'A text of the test', defaultMessage: '${defaultMessage}' } });`;
const page = (...lines: string[]) => [...lines, 'export const Component = () => messages.text;'].join('\n');

/** A host with two pages, a library that one of them shares with a dialog, and one that both share. */
const files: Readonly<Record<string, string>> = {
  'libs/ui/src/messages.ts': text('ui.close', 'Close'),
  'libs/carts/src/messages.ts': text('carts.title', 'Cart'),
  'libs/carts/src/messages/de.json': '{ "carts.title": "Warenkorb" }',
  'libs/carts/src/pages/cartRoute.ts': page(
    `import { messages } from '../messages.ts';`,
    `export const open = () => import('./CartDialog.ts');`,
  ),
  'libs/carts/src/pages/CartDialog.ts': `export { messages } from '../../../sizes/src/messages.ts';`,
  'libs/sizes/src/messages.ts': text('sizes.hint', 'Size'),
  'libs/posts/src/messages.ts': text('posts.title', 'Post'),
  'libs/posts/src/pages/postRoute.ts': page(`import { messages } from '../messages.ts';`),
  'libs/posts/src/unused.ts': `export { messages } from '../../sizes/src/messages.ts';`,
  'apps/web/src/messages.ts': text('web.skip', 'Skip'),
  'apps/web/src/pageTexts.ts': 'export const withTexts = async (code, name) => [await code, name][0];',
  'apps/web/src/entry.ts': `import { messages } from './messages.ts';
import { messages as ui } from '../../../libs/ui/src/messages.ts';
export const shown = [messages.text, ui.text];
export const routes = [
  { path: 'cart', lazy: () => import('../../../libs/carts/src/pages/cartRoute.ts') },
  { path: 'post', lazy: () => import('../../../libs/posts/src/pages/postRoute.ts') },
];`,
};

/** The source of a small shop in its own folder, for tests of the host's build. */
export interface SmallShop {
  readonly folder: string;
  readonly features: readonly string[];
  write(path: string, text: string): void;
  /** Builds the browser's side with these plugins. */
  build(plugins: readonly Plugin[]): Promise<Rolldown.RolldownOutput['output']>;
  remove(): void;
}

export function smallShop(): SmallShop {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'small-shop-')));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return {
    folder,
    features: ['libs/carts', 'libs/posts', 'libs/sizes', 'libs/ui', 'apps/web'].map((path) => join(folder, path)),
    write,
    async build(plugins) {
      const result = await build({
        root: join(folder, 'apps/web'),
        configFile: false,
        logLevel: 'silent',
        plugins: [...plugins],
        build: {
          write: false,
          manifest: true,
          rolldownOptions: { input: 'src/entry.ts', preserveEntrySignatures: 'strict' },
        },
      });
      return (result as Rolldown.RolldownOutput).output;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
