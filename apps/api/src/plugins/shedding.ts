import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { answer, pathOf, unavailable } from './errors.ts';

export interface SheddingLimits {
  /** How late a timer may fire, in milliseconds. */
  readonly maxEventLoopDelay: number;
  /** Share of time in which the loop is busy. */
  readonly maxEventLoopUtilization: number;
}

const LIMITS: SheddingLimits = { maxEventLoopDelay: 1_000, maxEventLoopUtilization: 0.99 };

/** Calls that tell others how the platform is: they must answer exactly when it has too much to do. */
const EXEMPT = new Set(['/health', '/ready']);

/** Refuses calls with 503 while the process cannot keep up, so that those it takes are answered in time. */
export const shedding = fastifyPlugin<{ limits?: SheddingLimits | undefined }>(async (app, { limits = LIMITS }) => {
  await app.register(underPressure, {
    ...limits,
    sampleInterval: 500,
    pressureHandler: (request, reply) => {
      if (EXEMPT.has(pathOf(request))) return;
      answer(reply, unavailable('The platform has too much to do.'));
    },
  });
});
