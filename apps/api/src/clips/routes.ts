import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openToEveryOrigin } from '../plugins/security-headers.ts';
import { clipFiles } from './files.ts';

/** `GET /clips/{name}.mp4`: the clips, whole or in byte ranges (RFC 9110, section 14), for ever the same at the same address. */
export async function clipRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', openToEveryOrigin);
  await app.register(fastifyStatic, {
    root: clipFiles,
    prefix: '/clips/',
    // The API's pages have files of their own.
    decorateReply: false,
    // A route for each file: any other address is unknown.
    wildcard: false,
    immutable: true,
    maxAge: '1y',
  });
}
