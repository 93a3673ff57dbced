// A calendar feed over HTTP: by its address alone, without a cookie or a session.

import { isRefusal } from "@bondline/domain/refusals.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { CALENDAR_PATH } from "../modules/records/calendar-feeds/calendar-address.ts";
import { readCalendar } from "../modules/records/calendar-feeds/read-calendar.ts";

export function registerCalendars(fastify: FastifyInstance, app: App): void {
  fastify.get(`${CALENDAR_PATH}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const asked = { token: file.replace(/\.ics$/, ""), ipAddress: request.ip };
    try {
      return await answer(request, reply, await readCalendar(app, asked));
    } catch (thrown) {
      if (!isRefusal(thrown, "RATE_LIMITED")) throw thrown;
      return await reply
        .code(429)
        .header("cache-control", "no-store")
        .header("retry-after", thrown.data.retryAfterSeconds)
        .send({ message: thrown.message });
    }
  });
}

/** Kept by the reader alone, and asked about each time: what they may see can have changed. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  calendar: Awaited<ReturnType<typeof readCalendar>>,
): Promise<FastifyReply> {
  if (calendar === undefined)
    return await reply
      .code(404)
      .header("cache-control", "no-store")
      .send({ message: "This calendar address does not exist any more." });
  void reply.header("cache-control", "private, no-cache").header("etag", calendar.etag);
  if (isKnown(request.headers["if-none-match"], calendar.etag)) return await reply.code(304).send();
  return await reply.type("text/calendar; charset=utf-8").send(calendar.text);
}

/** A proxy that packs an answer marks its tag as weak. */
function isKnown(named: string | undefined, etag: string): boolean {
  const tags = (named ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
