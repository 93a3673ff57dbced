// The one press by which a mail program stops mails for its reader (RFC 8058): a POST to the address that the page for people has too.

import { isRefusal } from "@bondline/domain/refusals.ts";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { STOP_MAIL_PATH } from "../modules/records/mail/mail-stop-link.ts";
import { chooseByLink } from "../modules/records/mail-choices/choose-by-link.ts";

/** As a form or in parts; what follows links posts nothing of the kind. */
const ONE_CLICK = /List-Unsubscribe["\s=:]+One-Click/i;
const BODY_BYTES_MAX = 4 * 1024;

export function registerMailStop(fastify: FastifyInstance, app: App): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    // The token is longer than a named part of an address may be.
    scope.post(`${STOP_MAIL_PATH}/*`, { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (!ONE_CLICK.test(String(request.body ?? "")))
        return await reply.code(400).send({ message: "List-Unsubscribe=One-Click is missing." });
      const { "*": token } = request.params as { "*": string };
      try {
        await chooseByLink(app, { token, ipAddress: request.ip, isPress: true, isWanted: false });
        return await reply.code(200).send({ message: "These emails are stopped." });
      } catch (thrown) {
        if (isRefusal(thrown, "RATE_LIMITED"))
          return await reply
            .code(429)
            .header("retry-after", thrown.data.retryAfterSeconds)
            .send({ message: thrown.message });
        if (isRefusal(thrown, "VALIDATION_ERROR"))
          return await reply.code(404).send({ message: "This address stops nothing." });
        throw thrown;
      }
    });
  });
}
