import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { sendFailure, pathOf, unavailable } from './errors.ts';

export interface SheddingLimits {
  /** How late timers may fire on average, in milliseconds; 0 switches the check off. */
  readonly eventLoopDelayMs: number;
  /** How many statements may wait for a connection. */
  readonly waitingStatements: number;
}

const LIMITS: SheddingLimits = { eventLoopDelayMs: 1_000, waitingStatements: 200 };

/** Calls that tell others how the platform is: they must answer exactly when it has too much to do. */
const HEALTH = /^\/(health|ready)$/;

/** Making a page of pictures is what makes a small machine late, and a refused one stays missing. Their own queue has an end. */
const PICTURE = /^\/images\//;

/** Refuses calls with 503 while process or database cannot keep up, so that those it takes are answered in time. */
export const shedding = fastifyPlugin<{ database: Database; limits?: SheddingLimits | undefined }>(
  async (app, { database, limits = LIMITS }) => {
    const refusal = () => unavailable('The platform has too much to do.');
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
