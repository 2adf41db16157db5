import { ErrorBody, highestPixelRatio, pictureFormats, pictureQualities } from '@social-shop/api-contract';
import { networksOf } from '@social-shop/environment';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { clientGone, invalidRequest, notFound, unavailable } from '../plugins/errors.ts';
import { openToEveryOrigin } from '../plugins/security-headers.ts';
import { QueueFull } from './queue.ts';
import { longestSide } from './size.ts';
import type { ImageStore, Media } from './store.ts';

const side = Type.Optional(Type.Integer({ minimum: 1, maximum: longestSide }));

/** The parameters of a picture's address (specification 1, section 9). */
const ImageQuery = Type.Object({
  /** In CSS pixels: at least `dpr` times as many are answered, but never more than the picture has. */
  width: side,
  height: side,
  dpr: Type.Number({ minimum: 1, maximum: highestPixelRatio, default: 1 }),
  quality: Type.Integer({ minimum: 1, maximum: 100, default: 80 }),
  format: Type.Enum([...pictureFormats], { default: 'webp' }),
  fit: Type.Enum(['crop'], { default: 'crop' }),
});

const ImageParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export interface ImageRoutesOptions {
  readonly store: ImageStore;
  /** The media object of type image with this id (a UUID). */
  readonly findMedia: (id: string) => Promise<Media | undefined>;
  /** Whose request it is. */
  readonly visitorAddress: (request: FastifyRequest) => string;
}

/** `GET /images/:id`: the pictures, for ever the same at the same address. */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (
  app,
  { store, findMedia, visitorAddress },
) => {
  app.addHook('onRequest', openToEveryOrigin);
  app.get<{ Params: Static<typeof ImageParams>; Querystring: Static<typeof ImageQuery> }>(
    '/images/:id',
    {
      schema: {
        operationId: 'images.get',
        tags: ['images'],
        params: ImageParams,
        querystring: ImageQuery,
        response: { '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { width = 0, height = 0, dpr } = request.query;
      if (Math.max(width, height) * dpr > longestSide) {
        throw invalidRequest(`width and height times dpr are at most ${longestSide}.`);
      }
      // Before anything is waited for: it does not tell of what has happened before.
      const { signal } = request;
      const media = await findMedia(request.params.id);
      if (!media) throw notFound('This picture');
      const [visitor] = networksOf(visitorAddress(request));
      const options = { ...request.query, quality: listedQuality(request.query.quality) };
      const picture = await store.picture(media, options, visitor, signal).catch((error: unknown) => {
        if (error instanceof QueueFull) throw unavailable('Too many pictures are being made.');
        throw signal.aborted ? clientGone() : error;
      });
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': picture.contentType,
        'x-content-type-options': 'nosniff',
        etag: picture.etag,
      });
      return isKnown(request.headers['if-none-match'], picture.etag) ? reply.code(304).send() : picture.body;
    },
  );

  app.addHook('onClose', () => store.close());
};

/** The next of the list, or its highest. */
const listedQuality = (asked: number) =>
  pictureQualities.find((quality) => quality >= asked) ?? Math.max(...pictureQualities);

/** RFC 9110, section 13.1.2. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
