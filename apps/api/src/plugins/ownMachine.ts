import { namesOwnMachine, ownMachine } from '@social-shop/environment';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors reach the shop on this machine. Elsewhere nothing in P17 exists. */
    readonly isOnOwnMachine: boolean;
    /** Whether a request may see it. */
    isFromOwnMachine(request: IncomingMessage): boolean;
  }
}

/** Lets every plugin and module check for one's own machine (P17). */
export const ownMachineOnly = fastifyPlugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.decorate('isOnOwnMachine', namesOwnMachine(publicUrl));
  app.decorate('isFromOwnMachine', ownMachine(publicUrl));
});

/** Registers routes that exist only on one's own machine; for every other request they are unknown paths. */
export async function onOwnMachine(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => Promise<void> | void,
): Promise<void> {
  if (!app.isOnOwnMachine) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!app.isFromOwnMachine(request.raw)) return reply.callNotFound();
    });
    await register(scope);
  });
}
