import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { createIntl } from '@social-shop/i18n/intl';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { categories } from './categories.ts';
import { messages } from './messages.ts';
import { findHeroes } from './repository.ts';

export function categoriesRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, bubbles, async () => {
    const { formatMessage } = createIntl({ locale: 'en', messages: {} });
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
