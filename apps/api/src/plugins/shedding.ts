import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { sendFailure, pathOf, unavailable } from './errors.ts';

export interface SheddingLimits {
  /** How late timers may fire on average, in milliseconds; 0 disables the check. */
  readonly eventLoopDelayMs: number;
  /** How many statements may wait for a connection. */
  readonly waitingStatements: number;
}

const LIMITS: SheddingLimits = { eventLoopDelayMs: 1_000, waitingStatements: 200 };

/** Calls about the state of the platform: they must work exactly when it is overloaded. */
const HEALTH = /^\/(health|ready)$/;

/** Drawing a page of pictures makes a small machine lag, and a refused picture stays missing. Their own queue is limited. */
const PICTURE = /^\/images\//;

/** Refuses calls with 503 while process or database cannot keep up, so accepted ones get their response in time. */
export const shedding = fastifyPlugin<{ database: Database; limits?: SheddingLimits | undefined }>(
  async (app, { database, limits = LIMITS }) => {
    const refusal = () => unavailable('The platform is overloaded.');
    await app.register(underPressure, {
      maxEventLoopDelay: limits.eventLoopDelayMs,
      sampleInterval: 500,
      pressureHandler: (request, reply) => {
        const path = pathOf(request);
        if (!HEALTH.test(path) && !PICTURE.test(path)) sendFailure(reply, refusal());
      },
    });
    app.addHook('onRequest', async (request) => {
      if (database.pool.waitingCount > limits.waitingStatements && !HEALTH.test(pathOf(request))) throw refusal();
    });
  },
);
