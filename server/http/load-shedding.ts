// What is told to come back later when there is more to do than can be done: calls alone, so that health checks and pages are answered.

import { Refusal } from "@bondline/domain/refusals.ts";
import { fastifyUnderPressure } from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { App } from "../app.ts";

const RETRY_AFTER_SECONDS = 1;

/** Watches how late the event loop comes round and what memory is held; `isUnderPressure` tells. */
export async function watchPressure(fastify: FastifyInstance, { settings }: App): Promise<void> {
  const { eventLoopMilliseconds, memoryMegabytes } = settings.shedding;
  await fastify.register(fastifyUnderPressure, {
    maxEventLoopDelay: eventLoopMilliseconds,
    maxRssBytes: memoryMegabytes * 1024 * 1024,
    // Each route says for itself whom it turns away.
    pressureHandler: () => undefined,
  });
}

/** In the form of every answer, and with a status that a balancer understands. */
export async function askLater(reply: FastifyReply): Promise<FastifyReply> {
  const { code, message } = new Refusal("SERVICE_UNAVAILABLE");
  return await reply
    .code(503)
    .header("retry-after", RETRY_AFTER_SECONDS)
    .send({ data: null, errors: [{ message, extensions: { code, message } }] });
}
