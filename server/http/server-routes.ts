// Everything the server answers over HTTP, put together.

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { canBeUsed } from "../database/writing.ts";
import { takeIdentityNews } from "../modules/drafts/identity/identity-jobs.ts";
import { takePaymentEvent } from "../modules/money/invoices/payment-jobs.ts";
import { takeEnvelopeNews } from "../modules/records/envelopes/envelope-jobs.ts";
import { publicPartOf } from "../outside-scripts.ts";
import { type WebhookHeaders, WebhookRefused } from "../ports/webhook-refused.ts";
import { registerCalendars } from "./calendar-route.ts";
import { registerEvidence } from "./evidence-routes.ts";
import { registerMailStop } from "./mail-stop-route.ts";
import { makeReportQuota, REPORTS } from "./report-quota.ts";
import { registerSandboxMail } from "./sandbox-mail.ts";
import { makeSupportEmail } from "./support-email.ts";

/** What the client learns at start-up; nothing in it is a secret. */
function runtimeConfiguration(app: App, supportEmail: string | null): object {
  const { buildNumber, mode, errorReportingUrl, captchaScript, hooks } = app.settings;
  const { signInProvider, businessRegister } = app.ports;
  return {
    buildNumber,
    mode,
    graphqlPath: "/graphql",
    privacyPolicyUrl: "/privacy-policy",
    complaintsPolicyUrl: "/complaints-policy",
    financialServicesGuideUrl: "/financial-service-guide",
    supportEmail,
    signInProvider: signInProvider === undefined ? null : { name: signInProvider.name },
    businessRegister: businessRegister.isConnected,
    captcha: publicPartOf(captchaScript),
    chatSupport: publicPartOf(hooks.chatSupport),
    analytics: publicPartOf(hooks.analytics),
    sessionRecording: publicPartOf(hooks.sessionRecording),
    errorReporting: errorReportingUrl === undefined ? null : { url: errorReportingUrl },
  };
}

export function registerRoutes(fastify: FastifyInstance, app: App): void {
  const supportEmail = makeSupportEmail(app);
  fastify.get("/configuration.json", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(runtimeConfiguration(app, await supportEmail())),
  );
  fastify.get("/live", async () => ({ status: "live" }));
  fastify.get("/ready", async (_request, reply) => {
    const parts = await readiness(app);
    return reply
      .code(isReady(app, parts) ? 200 : 503)
      .header("cache-control", "no-store")
      .send(parts);
  });
  registerPolicyReports(fastify, app);
  registerWebhooks(fastify, app);
  registerEvidence(fastify, app);
  registerCalendars(fastify, app);
  registerMailStop(fastify, app);
  if (app.settings.mode !== "production") registerSandboxMail(fastify, app);
}

/** Browsers name these reports by types of their own; what they say is kept as text, since anybody may send one. */
function registerPolicyReports(fastify: FastifyInstance, app: App): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const takeOne = makeReportQuota();
    // Before the body is read.
    scope.addHook("onRequest", async ({ ip }, reply) => {
      const { isTaken, isFirstLeftOut } = takeOne(ip);
      if (isFirstLeftOut) app.log.warn("more content security policy reports than are logged in an hour");
      if (!isTaken) return reply.code(429).header("retry-after", REPORTS.seconds).send();
    });
    scope.post("/csp-reports", { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const report = String(request.body ?? "").slice(0, REPORTS.textMax);
      app.log.warn({ report }, "content security policy report");
      return reply.code(204).send();
    });
  });
}

type Webhook = (body: Buffer, headers: WebhookHeaders) => Promise<void>;

/** The bytes as they came, checked before anything reads them. */
function registerWebhooks(fastify: FastifyInstance, app: App): void {
  const webhooks: Record<string, Webhook> = {
    "card-payments": (body, headers) => takeCardPayment(app, body, headers),
    "e-signatures": (body, headers) => takeEnvelopeNews(app, body, headers),
    "identity-verification": (body) => takeIdentityNews(app, body),
  };
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, take] of Object.entries(webhooks))
      scope.post(`/webhooks/${name}`, async ({ body, headers }, reply) => {
        try {
          await take(body as Buffer, headers);
          return await reply.code(200).send({ received: true });
        } catch (thrown) {
          if (!(thrown instanceof WebhookRefused)) throw thrown;
          app.log.error(
            { webhook: name, reason: thrown.reason },
            "an event of an outside service was refused",
          );
          return await reply.code(400).send({ received: false });
        }
      });
  });
}

async function takeCardPayment(app: App, body: Buffer, headers: WebhookHeaders): Promise<void> {
  const { cardPayments, clock } = app.ports;
  const event = cardPayments.verifyWebhook(body, headers, clock.now());
  if (event !== undefined) await takePaymentEvent(app, event);
}

type Readiness = { database: boolean; files: boolean; events: boolean };

/** Optional parts are named, but only the database, and the disk of our own files, decide whether requests can be served (REL-37). */
function isReady({ ending, settings }: App, { database, files }: Readiness): boolean {
  const isDiskNeeded = settings.ports.files.kind === "local";
  return database && (files || !isDiskNeeded) && !ending.aborted;
}

async function readiness(app: App): Promise<Readiness> {
  const [database, files] = await Promise.all([canBeUsed(app.pool), app.ports.files.isHealthy()]);
  return { database, files, events: app.ports.events.isListening() };
}
