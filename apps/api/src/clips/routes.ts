import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Recipe } from '../images/recipe.ts';
import { openToEveryOrigin } from '../plugins/securityHeaders.ts';

/** The clips that media objects name. */
export interface Clips {
  /** The folder of their files: `{name}.mp4`. */
  readonly folder: string;
  /** The recipe of the picture that a clip begins with. */
  readonly stillOf: (name: string) => Recipe;
}

/** `GET /clips/{name}.mp4`: the clips, whole or in byte ranges (RFC 9110, section 14). An address never changes its content. */
export async function clipRoutes(app: FastifyInstance, { folder }: Pick<Clips, 'folder'>): Promise<void> {
  app.addHook('onRequest', openToEveryOrigin);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/clips/',
    // The API's pages have files of their own.
    decorateReply: false,
    // A route for each file. Any other address is a 404.
    wildcard: false,
    immutable: true,
    maxAge: '1y',
  });
}
