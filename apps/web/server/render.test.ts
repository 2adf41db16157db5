import { color } from '@social-shop/commerce-ui/tokens';
import { postsAnswers } from '@social-shop/posts/testing';
import { answeringFetch, failure, type Answers, type AnswerTo } from '@social-shop/testing';
import { expect, it } from 'vitest';
import type { Theme } from '../src/state.ts';
import { nobodyOf } from './session/nobody.ts';
import { render } from './render.tsx';

/** Home, as the host renders it when the platform answers so. */
async function home(answers: Answers, theme?: Theme) {
  const page = await render(
    { url: new URL('http://shop.test/home'), locale: 'en', theme, flags: {} },
    {
      site: { publicUrl: 'http://shop.test' },
      client: { baseUrl: 'http://platform.test', fetch: answeringFetch(answers).fetch },
      assets: { boot: '/boot.js', entry: '/entry.js', of: () => ({ css: [], js: [] }) },
      nobody: nobodyOf({ strategy: 'hosted' }),
      onError: () => {},
    },
  );
  if (!('html' in page)) throw new Error('a redirect');
  return page;
}

it('is whole when every call is answered', async () => {
  expect(await home(postsAnswers())).toMatchObject({ status: 200, whole: true });
});

const broken: [string, AnswerTo][] = [
  ['GET /v3/activities/posts/global/featured', failure(500)],
  ['GET /v2/products/', failure(503)],
  ['GET /v2/products/', new Response('{"prod')],
];
it.each(broken)('is not whole, and not for keeping, when %s fails', async (call, answer) => {
  expect(await home({ ...postsAnswers(), [call]: answer })).toMatchObject({ status: 200, whole: false });
});

it('is whole without what does not exist', async () => {
  const answers = { ...postsAnswers(), 'GET /v2/products/': failure(404, 'not-found') };
  expect(await home(answers)).toMatchObject({ status: 200, whole: true });
});

it.each<[Theme, Record<string, string | undefined>]>([
  ['light', { '': color.light.paper }],
  ['dark', { '': color.dark.paper }],
  [undefined, { '(prefers-color-scheme: light)': color.light.paper, '(prefers-color-scheme: dark)': color.dark.paper }],
])('gives the browser’s own bar the colour of the page in the theme %s (B11)', async (theme, colours) => {
  const { html } = await home(postsAnswers(), theme);
  const metas = [...html.matchAll(/<meta name="theme-color" content="(.*?)"(?: media="(.*?)")?/g)];
  expect(Object.fromEntries(metas.map(([, colour = '', media = '']) => [media, colour]))).toEqual(colours);
});
