import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { onOwnMachine } from './ownMachine.ts';

/**
 * The OpenAPI document of every contract operation at `/docs/json`, and a page to browse it at `/docs`, on one's own machine
 * only (P17).
 */
export const openapi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Platform', description: 'Every call of the reference platform.', version: '1' },
      components: {
        securitySchemes: {
          person: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The access token of a user: `member` for any, `sensitive` for one of a sign-in younger than ten minutes, and never of an agent.',
          },
        },
      },
    },
  });
  await onOwnMachine(app, async (scope) => {
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
});
