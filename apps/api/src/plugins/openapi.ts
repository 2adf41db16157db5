import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';

/** The OpenAPI document of every contract operation at `/docs/json`, and a page to browse it at `/docs`. */
export const openapi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Platform', description: 'Every call of the reference platform.', version: '1' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
