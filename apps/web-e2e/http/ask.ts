import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOST_PORT } from '../src/addresses.ts';

/** A response of the host as it was sent. */
export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Options {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Requests exactly this path from the host. A client would normalise it or follow a redirect. */
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
