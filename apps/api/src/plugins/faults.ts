import { Type, type Static } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendFailure, ApiFailure, pathOf } from './errors.ts';
import { onOwnMachine } from './ownMachine.ts';

const Fault = Type.Object({
  /** The path itself, or a prefix of it. */
  path: Type.String({ minLength: 1, maxLength: 200 }),
  method: Type.Optional(Type.String({ maxLength: 10 })),
  delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  /** Closes the connection before a response. */
  reset: Type.Optional(Type.Boolean()),
  /** Announces the whole body and closes the connection halfway. */
  truncate: Type.Optional(Type.Boolean()),
  /** Responds 200 with a body that is not JSON. */
  malformed: Type.Optional(Type.Boolean()),
  /** Responds with JSON that has an object in place of a text. */
  distorted: Type.Optional(Type.Boolean()),
  /** The number of requests it affects; all by default. */
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
type Fault = Static<typeof Fault>;

const CONTROL = '/faults';

/**
 * Fault switches for tests of the platform's clients: `POST /faults` adds one, `DELETE /faults` ends all. Registered only if the
 * environment says so, and only on one's own machine (P17); elsewhere both are unknown paths.
 */
export const faults = fastifyPlugin(async (app) => {
  let active: { fault: Fault; left: number }[] = [];

  const take = (request: FastifyRequest): Fault | undefined => {
    const path = pathOf(request);
    if (path === CONTROL) return undefined;
    const hit = active.find(
      ({ fault }) => path.startsWith(fault.path) && (fault.method ?? request.method) === request.method,
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left === 0) active = active.filter((entry) => entry !== hit);
    return hit.fault;
  };

  app.decorateRequest('truncates', false);
  app.decorateRequest('distorts', false);
  app.addHook('onRequest', async (request, reply) => {
    const fault = take(request);
    if (!fault) return undefined;
    if (fault.delay_ms) await sleep(fault.delay_ms);
    if (fault.reset) return resetSocket(request, reply);
    if (fault.status) return sendFailure(reply, new ApiFailure(fault.status, 'fault', 'A requested fault.'));
    if (fault.malformed) return reply.type('application/json; charset=utf-8').serializer(String).send('{"ltks": [');
    request.setDecorator('truncates', fault.truncate ?? false);
    request.setDecorator('distorts', fault.distorted ?? false);
    return undefined;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!request.getDecorator<boolean>('distorts') || typeof payload !== 'string') return payload;
    return JSON.stringify(JSON.parse(payload), (_key, value: unknown) => (typeof value === 'string' ? {} : value));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.getDecorator<boolean>('truncates') || typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    reply.hijack();
    reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': body.length });
    reply.raw.write(body.subarray(0, body.length / 2), () => request.raw.socket.destroy());
    return payload;
  });

  await onOwnMachine(app, (scope) => {
    scope.post<{ Body: Fault }>(CONTROL, { schema: { body: Fault, hide: true } }, async (request, reply) => {
      active.push({ fault: request.body, left: request.body.times ?? Infinity });
      return reply.code(204).send();
    });
    scope.delete(CONTROL, { schema: { hide: true } }, async (_request, reply) => {
      active = [];
      return reply.code(204).send();
    });
  });
});

function resetSocket(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
  return reply;
}
