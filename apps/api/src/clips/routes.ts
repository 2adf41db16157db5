import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Recipe } from '../images/recipe.ts';
import { openToEveryOrigin } from '../plugins/securityHeaders.ts';

/** The clips that media objects name. */
export interface Clips {
  /** Where they lie: `{name}.mp4`. */
  readonly folder: string;
  /** What the picture is made from that a clip begins with. */
  readonly stillOf: (name: string) => Recipe;
}

/** `GET /clips/{name}.mp4`: the clips, whole or in byte ranges (RFC 9110, section 14), for ever the same at the same address. */
export async function clipRoutes(app: FastifyInstance, { folder }: Pick<Clips, 'folder'>): Promise<void> {
  app.addHook('onRequest', openToEveryOrigin);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/clips/',
    // The API's pages have files of their own.
    decorateReply: false,
    // A route for each file: any other address is unknown.
    wildcard: false,
    immutable: true,
    maxAge: '1y',
  });
}
