import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOST_PORT } from '../src/addresses.ts';

/** An answer of the host as it went over the wire. */
export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Options {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Asks the host for exactly this path: no client in between puts it in order or follows a redirect. */
export function ask(path: string, { method = 'GET', headers = {} }: Options = {}): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: HOST_PORT, path, method, headers, agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The value of an attribute of the document's root, in raw HTML. */
export const rootAttribute = ({ body }: HostResponse, name: string) =>
  new RegExp(`^<!doctype html><html[^>]* ${name}="([^"]*)"`, 'i').exec(body)?.[1];
