import { categories, type Wire } from '@social-shop/api-contract';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { locales, regionOf, type LocaleCode } from '@social-shop/i18n/locales';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ModuleContext } from '../../http/context.ts';
import { languagesIn } from '../../http/language.ts';
import { serve } from '../../calls/serve.ts';
import { messages } from './messages.ts';
import { findPictures } from './repository.ts';

const language = languagesIn(join(import.meta.dirname, 'messages'));

/** The language of the shop, or the first one of the requested region; English for other regions. */
function localeOf({ locale, country_code: country }: Wire<typeof bubbles, 'body'>): LocaleCode {
  const known = locales.find(({ code }) => code === locale) ?? locales.find(({ code }) => regionOf(code) === country);
  return known?.code ?? 'en';
}

export function categoriesRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, bubbles, async ({ body }) => {
    const { formatMessage } = language(localeOf(body)).intl;
    const pictures = await findPictures(db, categories);
    const options = categories.flatMap((key) => {
      const picture = pictures.get(key);
      // A category without posts is left out, because its page is a 404.
      if (picture === undefined) return [];
      return {
        key,
        title: formatMessage(messages[key]),
        subtitle: formatMessage(messages[`${key}Subtitle`]),
        url: `/categories/${key}`,
        image_url: links.image(picture),
        actions: [{ action_type: 'v1_hashtag' as const, feed_hashtag: key }],
      };
    });
    return { modules: [{ type: 'v1_bubbles' as const, options }] };
  });
}
