import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from './changeLanguage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'keeps the choice, then loads the page anew and leaves its history entry (K-B15)',
    () => Promise.resolve(new Response()),
    ['reload'],
  ],
  ['stays where it is without a connection (K-V20)', () => Promise.reject(new TypeError('Failed to fetch')), []],
])('%s', async (_, respond, after) => {
  const done: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
    done.push(`${method} ${path} ${String(body)}`);
    return respond().finally(() => done.push('responded'));
  });
  vi.stubGlobal('location', { reload: () => done.push('reload') });
  await changeLanguage('zh-Hant');
  expect(done).toEqual(['POST /locale locale=zh-Hant', 'responded', ...after]);
});
