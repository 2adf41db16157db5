import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from './changeLanguage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['there', () => Promise.resolve(new Response())],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'keeps the choice, then loads the page anew and leaves its history entry, with a server that is %s (B15)',
  async (_, answer) => {
    const done: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
      done.push(`${method} ${path} ${String(body)}`);
      return answer().finally(() => done.push('answered'));
    });
    vi.stubGlobal('location', { reload: () => done.push('reload') });
    await changeLanguage('zh-Hant');
    expect(done).toEqual(['POST /locale locale=zh-Hant', 'answered', 'reload']);
  },
);
