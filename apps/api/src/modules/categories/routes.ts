import type { Wire } from '@social-shop/api-contract';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { locales, regionOf, type LocaleCode } from '@social-shop/i18n/locales';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ModuleContext } from '../../http/context.ts';
import { languagesIn } from '../../http/language.ts';
import { serve } from '../../calls/serve.ts';
import { categories } from './categories.ts';
import { messages } from './messages.ts';
import { findHeroes } from './repository.ts';

const language = languagesIn(join(import.meta.dirname, 'messages'));

/** The language that the shop shows, or the first one of the region that it asks for; of other regions English. */
function localeOf({ locale, country_code: country }: Wire<typeof bubbles, 'body'>): LocaleCode {
  const known = locales.find(({ code }) => code === locale) ?? locales.find(({ code }) => regionOf(code) === country);
  return known?.code ?? 'en';
}

export function categoriesRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, bubbles, async ({ body }) => {
    const { formatMessage } = language(localeOf(body)).intl;
    const heroes = await findHeroes(db, categories);
    const options = categories.flatMap((key) => {
      const hero = heroes.get(key);
      // Without a post there is nothing to show, and no page that answers 200.
      if (hero === undefined) return [];
      return {
        key,
        title: formatMessage(messages[key]),
        subtitle: formatMessage(messages[`${key}Subtitle`]),
        url: `/categories/${key}`,
        image_url: links.image(hero),
        actions: [{ action_type: 'v1_hashtag' as const, feed_hashtag: key }],
      };
    });
    return { modules: [{ type: 'v1_bubbles' as const, options }] };
  });
}
