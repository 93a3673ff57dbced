// Everything the server answers over HTTP, put together.

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { takePaymentEvent } from "../modules/invoices/payment-jobs.ts";
import { toldOf } from "../outside-scripts.ts";
import { WebhookRefused } from "../ports/card-payments/card-payments-port.ts";
import { registerSandboxMail } from "./sandbox-mail.ts";

/** What the client learns at start-up; nothing in it is a secret (ledger Q-103). */
function runtimeConfiguration(app: App): object {
  const { buildNumber, mode, errorReportingUrl, captchaScript, hooks } = app.settings;
  const { signInProvider, businessRegister } = app.ports;
  return {
    buildNumber,
    mode,
    graphqlPath: "/graphql",
    privacyPolicyUrl: "/privacy-policy",
    complaintsPolicyUrl: "/complaints-policy",
    financialServicesGuideUrl: "/financial-service-guide",
    signInProvider: signInProvider === undefined ? null : { name: signInProvider.name },
    businessRegister: businessRegister.isConnected,
    captcha: toldOf(captchaScript),
    chatSupport: toldOf(hooks.chatSupport),
    analytics: toldOf(hooks.analytics),
    sessionRecording: toldOf(hooks.sessionRecording),
    errorReporting: errorReportingUrl === undefined ? null : { url: errorReportingUrl },
  };
}

export function registerRoutes(fastify: FastifyInstance, app: App): void {
  fastify.get("/configuration.json", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(runtimeConfiguration(app)),
  );
  fastify.get("/live", async () => ({ status: "live" }));
  fastify.get("/ready", async (_request, reply) => {
    const parts = await readiness(app);
    return reply
      .code(parts.database && !app.ending.aborted ? 200 : 503)
      .header("cache-control", "no-store")
      .send(parts);
  });
  registerPolicyReports(fastify, app);
  registerWebhook(fastify, app);
  if (app.settings.mode !== "production") registerSandboxMail(fastify, app);
}

/** Browsers name these reports by types of their own; what they say is kept as text, since anybody may send one. */
function registerPolicyReports(fastify: FastifyInstance, app: App): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post("/csp-reports", { bodyLimit: 16 * 1024 }, async (request, reply) => {
      app.log.warn({ report: request.body }, "content security policy report");
      return reply.code(204).send();
    });
  });
}

/** The card provider's events: the bytes as they came, checked before anything reads them. */
function registerWebhook(fastify: FastifyInstance, app: App): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/webhooks/card-payments", async (request, reply) => {
      try {
        const event = app.ports.cardPayments.verifyWebhook(
          request.body as Buffer,
          request.headers,
          app.ports.clock.now(),
        );
        await takePaymentEvent(app, event);
        return await reply.code(200).send({ received: true });
      } catch (thrown) {
        if (!(thrown instanceof WebhookRefused)) throw thrown;
        app.log.error({ reason: thrown.reason }, "a card payment event was refused");
        return await reply.code(400).send({ received: false });
      }
    });
  });
}

/** Optional parts are named, but only the database decides whether requests can be served (REL-37). */
async function readiness(app: App): Promise<{ database: boolean; files: boolean; events: boolean }> {
  const database = await app.pool.query("select 1").then(
    () => true,
    () => false,
  );
  return { database, files: await app.ports.files.isHealthy(), events: app.ports.events.isListening() };
}
