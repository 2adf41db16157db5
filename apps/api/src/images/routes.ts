import { ErrorBody, highestPixelRatio, pictureFormats, pictureQualities } from '@social-shop/api-contract';
import { networksOf } from '@social-shop/environment';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { fromShortId, shortIdPattern } from '../http/shortId.ts';
import { clientGone, invalidRequest, notFound, unavailable } from '../plugins/errors.ts';
import { openToEveryOrigin } from '../plugins/securityHeaders.ts';
import { QueueFull } from './queue.ts';
import { longestSide } from './size.ts';
import type { ImageStore, Media } from './store.ts';

/** In CSS pixels. The picture has at least `dpr` times as many, but never more than its original. */
const side = Type.Integer({ minimum: 1, maximum: longestSide });

/** How a picture is encoded (specification 1, section 9); the defaults are those of pages. */
const look = {
  dpr: Type.Number({ minimum: 1, maximum: highestPixelRatio, default: 1 }),
  quality: Type.Integer({ minimum: 1, maximum: 100, default: 80 }),
  format: Type.Enum([...pictureFormats], { default: 'webp' }),
  fit: Type.Enum(['crop'], { default: 'crop' }),
};
const Look = Type.Object(look);

const id = Type.Union([Type.String({ format: 'uuid' }), Type.String({ pattern: shortIdPattern })]);

/** Where the size is: in the path, which is short because pages name hundreds of pictures, or among the parameters. */
const addresses = [
  {
    path: '/images/:id',
    operationId: 'images.get',
    params: Type.Object({ id }),
    querystring: Type.Object({ width: Type.Optional(side), height: Type.Optional(side), ...look }),
  },
  {
    path: '/images/:id/:width',
    operationId: 'images.getByWidth',
    params: Type.Object({ id, width: side }),
    querystring: Look,
  },
  {
    path: '/images/:id/:width/:height',
    operationId: 'images.getBySize',
    params: Type.Object({ id, width: side, height: side }),
    querystring: Look,
  },
];

interface Asked {
  readonly Params: { readonly id: string; readonly width?: number; readonly height?: number };
  readonly Querystring: Static<typeof Look> & { readonly width?: number; readonly height?: number };
}

export interface ImageRoutesOptions {
  readonly store: ImageStore;
  /** The media object of type image with this id (a UUID). */
  readonly findMedia: (id: string) => Promise<Media | undefined>;
  /** The visitor of a request. */
  readonly visitorAddress: (request: FastifyRequest) => string;
}

/** `GET /images/:id`, `/images/:id/:width` and `/images/:id/:width/:height`: the pictures. An address never changes its content. */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (
  app,
  { store, findMedia, visitorAddress },
) => {
  app.addHook('onRequest', openToEveryOrigin);

  async function sendPicture(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const { id: mediaId, ...size } = request.params;
    const asked = { ...request.query, ...size };
    const { width = 0, height = 0, dpr } = asked;
    if (Math.max(width, height) * dpr > longestSide) {
      throw invalidRequest(`width and height times dpr are at most ${longestSide}.`);
    }
    // Registered before the first await: it does not fire for earlier events.
    const { signal } = request;
    const media = await findMedia(fromShortId(mediaId));
    if (!media) throw notFound('This picture');
    const [visitor] = networksOf(visitorAddress(request));
    const options = { ...asked, quality: listedQuality(asked.quality) };
    const picture = await store.picture(media, options, visitor, signal).catch((error: unknown) => {
      if (error instanceof QueueFull) throw unavailable('Too many pictures are being drawn.');
      throw signal.aborted ? clientGone() : error;
    });
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': picture.contentType,
      'x-content-type-options': 'nosniff',
      etag: picture.etag,
    });
    return isKnown(request.headers['if-none-match'], picture.etag) ? reply.code(304).send() : picture.body;
  }

  for (const { path, ...schema } of addresses) {
    app.get<Asked>(
      path,
      { schema: { ...schema, tags: ['images'], response: { '4xx': ErrorBody, '5xx': ErrorBody } } },
      sendPicture,
    );
  }

  app.addHook('onClose', () => store.close());
};

/** The next of the list, or its highest. */
const listedQuality = (asked: number) =>
  pictureQualities.find((quality) => quality >= asked) ?? Math.max(...pictureQualities);

/** RFC 9110, section 13.1.2. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
