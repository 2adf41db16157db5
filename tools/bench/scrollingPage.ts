import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../start/settings.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Sizes that a phone requests at one device pixel per CSS pixel; the lists crop pictures to their boxes. */
const sizes = { post: [225, 300], product: [88, 88], creator: [100, 100] } as const;
const DRAWN = 24;

/** Serves the built page of the lists, and all its pictures. */
export async function servePage() {
  const pictures = Object.fromEntries(
    await Promise.all(Object.entries(sizes).map(async ([kind, size]) => [kind, await drawPictures(size)] as const)),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, kind = '', number] = /^\/pictures\/(\w+)\/(\d+)$/.exec(pathname) ?? [];
    const picture = pictures[kind]?.[Number(number) % DRAWN];
    if (picture) {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=31536000' }).end(picture);
      return;
    }
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const body = readFileSync(join(root, 'apps/scrolling-bench/dist', file));
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Soft shapes with grain, about as much work to decode as a photograph. */
async function drawPictures([width, height]: readonly [number, number]): Promise<readonly Buffer[]> {
  return Promise.all(
    Array.from({ length: DRAWN }, (_, number) => {
      const hue = (number * 360) / DRAWN;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <defs><radialGradient id="g"><stop stop-color="hsl(${hue} 60% 80%)"/><stop offset="1" stop-color="hsl(${hue + 40} 45% 35%)"/></radialGradient>
        <filter id="f"><feTurbulence baseFrequency=".4" numOctaves="3" seed="${number}"/><feColorMatrix type="saturate" values="0"/></filter></defs>
        <rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" filter="url(#f)" opacity=".25"/></svg>`;
      return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
    }),
  );
}
