import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiProvider, useApi } from './ApiProvider.ts';
import { createApiClient } from './createApiClient.ts';

const api = createApiClient({ baseUrl: 'https://platform.test' });
const Reader = () => (useApi() === api ? 'the visitor’s client' : 'another');

it('provides the visitor’s client to components', () => {
  expect(renderToStaticMarkup(createElement(ApiProvider, { api, children: createElement(Reader) }))).toBe(
    'the visitor’s client',
  );
});

it('names the missing provider', () => {
  expect(() => renderToStaticMarkup(createElement(Reader))).toThrow('ApiProvider');
});
