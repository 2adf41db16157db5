import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page and modified copies of it. */
export interface PageForms<Name extends string> {
  urlOf(form: Name): string;
  stop(): void;
}

/** Serves modified copies of a page, each made from its HTML. Other requests go to the page's server. */
export async function servePageForms<Name extends string>(
  pageUrl: string,
  forms: Readonly<Record<Name, (html: string) => string>>,
): Promise<PageForms<Name>> {
  const html = await (await fetch(pageUrl)).text();
  const server = createServer(async ({ url = '' }, response) => {
    const form = (Object.keys(forms) as Name[]).find((name) => url === `/${name}`);
    if (form) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(forms[form](html));
      return;
    }
    const file = await fetch(new URL(url, pageUrl));
    const type = file.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(file.status, { 'content-type': type }).end(Buffer.from(await file.arrayBuffer()));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    urlOf: (form) => `http://localhost:${(server.address() as AddressInfo).port}/${form}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
