import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { Shop } from './shop.ts';

/** The exports of the host's server build that the benches call. */
type Render = (
  request: {
    readonly url: URL;
    readonly locale: string;
    readonly theme: undefined;
    readonly consent: 'open';
    readonly flags: object;
    readonly variants: object;
  },
  renderer: {
    readonly site: object;
    readonly client: { readonly baseUrl: string; readonly fetch: typeof fetch };
    readonly assets: object;
    readonly onError: (error: unknown) => void;
  },
) => Promise<{ readonly html: string }>;

/** Returns a function that renders a page in this process as the host does for a guest, with this `fetch` towards the platform. */
export async function openRenderer({ url: publicUrl, platformUrl }: Shop, fetchResponse: typeof fetch) {
  process.env['NODE_ENV'] = 'production';
  const { render } = (await import(join(root, 'apps/web/dist/server/render.js'))) as { render: Render };
  return async (url: string): Promise<Buffer> => {
    const { html } = await render(
      { url: new URL(url), locale: 'en', theme: undefined, consent: 'open', flags: {}, variants: {} },
      {
        site: { publicUrl },
        client: { baseUrl: platformUrl, fetch: fetchResponse },
        assets: { boot: '/boot.js', entry: '/entry.js', of: () => ({ css: [], js: [] }) },
        onError: (error) => {
          throw error;
        },
      },
    );
    return Buffer.from(html);
  };
}

/** A response of the platform, kept in memory. */
export interface KeptResponse {
  readonly body: string;
  readonly init: ResponseInit;
}

/** Makes each call once, and repeats its response from memory. */
export function keptResponses(): (request: Request) => Promise<KeptResponse> {
  const kept = new Map<string, KeptResponse>();
  return async (request) => {
    const known = kept.get(request.url);
    if (known) return known;
    const response = await fetch(request);
    const body = await response.text();
    const made = { body, init: { status: response.status, headers: { 'content-type': 'application/json' } } };
    kept.set(request.url, made);
    return made;
  };
}
