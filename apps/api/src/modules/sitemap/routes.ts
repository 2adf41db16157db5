import { sitemapPart, sitemapParts } from '@social-shop/api-contract/calls/sitemap';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { notFound } from '../../plugins/errors.ts';
import { findListedCategories } from './categories.ts';
import { countParts, findPart } from './repository.ts';

export function sitemapRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, sitemapParts, async () => ({
    sitemap_parts: [{ kind: 'categories' as const, count: 1 }, ...(await countParts(db))],
  }));

  serve(app, sitemapPart, async ({ params: { kind, part } }) => {
    const number = Number(part);
    if (kind === 'categories') {
      if (number > 0) throw notFound(`Part ${part} of categories`);
      return { sitemap_entries: (await findListedCategories(db)).map((key) => ({ key })) };
    }
    const entries = await findPart(db, kind, number);
    if (!entries) throw notFound(`Part ${part} of ${kind}`);
    return {
      sitemap_entries: entries.map(({ key, mediaId, createdAt }) => ({
        key,
        ...(mediaId !== undefined && { image_url: links.image(mediaId) }),
        ...(createdAt && { created_at: createdAt.toISOString() }),
      })),
    };
  });
}
