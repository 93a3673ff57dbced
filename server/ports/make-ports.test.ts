// Adapters follow the settings, and no embedded default gets into production unasked.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import { startFakeWeb } from "../../testing/fakes/fake-web.ts";
import { makeMemoryEnvelopeStore } from "../../testing/fakes/memory-envelopes.ts";
import { makeMemoryPaymentStore } from "../../testing/fakes/memory-payments.ts";
import { makeMemoryVerificationStore } from "../../testing/fakes/memory-verifications.ts";
import { SILENT_LOG } from "../../testing/fakes/silent-log.ts";
import { makePorts, type PortNeeds } from "./make-ports.ts";
import { type PortSettings, SANDBOX_NAMES } from "./port-settings.ts";
import { refuseUnaskedSandboxes, SandboxRefused } from "./sandbox-rule.ts";

const SECRET = "a-secret-of-at-least-32-characters";

const EMBEDDED: PortSettings = {
  mode: "production",
  allowSandbox: [],
  publicUrl: "https://portal.bondline.example",
  files: { kind: "local", folder: "/nowhere", signingSecret: SECRET },
  addresses: { kind: "offline" },
  businessRegister: { kind: "checksum" },
  scan: { kind: "built-in" },
  mail: { kind: "sink" },
  captcha: { kind: "none" },
  signInProvider: { kind: "none" },
  cardPayments: { kind: "sandbox", secretKey: "sk_test_sandbox", webhookSecrets: [SECRET] },
  eSignatures: { kind: "sandbox", apiToken: SECRET, webhookSecret: SECRET },
  identityVerification: { kind: "sandbox", accountId: "bondline", apiCode: SECRET, password: SECRET },
  events: { kind: "in-memory" },
};

const REAL: PortSettings = {
  ...EMBEDDED,
  files: {
    kind: "s3",
    region: "ap-southeast-2",
    bucket: "papers",
    accessKeyId: "a",
    secretAccessKey: "b",
    forcePathStyle: false,
  },
  addresses: { kind: "places", url: "https://maps.bondline.example", apiKey: "key" },
  businessRegister: {
    kind: "abr",
    url: "https://register.bondline.example",
    guid: "guid",
    timeoutMilliseconds: 4_000,
  },
  scan: { kind: "clamd", host: "127.0.0.1", port: 3310, timeoutMilliseconds: 60_000 },
  mail: { kind: "smtp", host: "mail.bondline.example", port: 587, security: "starttls" },
  eSignatures: { kind: "none" },
  identityVerification: { kind: "none" },
  events: { kind: "postgres", connectionString: "postgres://127.0.0.1/bondline" },
};

const needs = (): PortNeeds => ({
  clock: { now: () => instantFromMilliseconds(Date.now()) },
  log: SILENT_LOG,
  mailSink: { keep: async () => undefined },
  sandboxPayments: makeMemoryPaymentStore(),
  sandboxEnvelopes: makeMemoryEnvelopeStore(),
  sandboxVerifications: makeMemoryVerificationStore(),
});

describe("production", () => {
  test("all embedded defaults are refused together, in one message that says what to do", async () => {
    await assert.rejects(makePorts(EMBEDDED, needs()), {
      name: "SandboxRefused",
      message:
        "In production these ports still have their embedded default: files (files would lie on this machine alone), " +
        "scan (viruses would not be found), mail (mail would reach nobody), " +
        "card-payments (payments would be pretended), e-signatures (signatures would be pretended), identity-verification (identities would be pretended), events (other instances would hear of no change). " +
        "Configure the real service, or ask for the default by name with ALLOW_SANDBOX=files,scan,mail,card-payments,e-signatures,identity-verification,events.",
    });
  });

  test("a default that was asked for by name does not let another in", () => {
    assert.throws(
      () => refuseUnaskedSandboxes({ ...REAL, mail: { kind: "sink" }, allowSandbox: ["card-payments"] }),
      {
        name: "SandboxRefused",
        message: /: mail \(mail would reach nobody\)\. .*ALLOW_SANDBOX=card-payments,mail\.$/,
      },
    );
  });

  for (const left of SANDBOX_NAMES) {
    test(`the embedded ${left} alone is refused, and let in by its name`, () => {
      const others = SANDBOX_NAMES.filter((name) => name !== left);
      assert.throws(() => refuseUnaskedSandboxes({ ...EMBEDDED, allowSandbox: others }), SandboxRefused);
      refuseUnaskedSandboxes({ ...EMBEDDED, allowSandbox: [left, ...others] });
    });
  }

  test("real services need no leave", () => {
    refuseUnaskedSandboxes({ ...REAL, allowSandbox: ["card-payments"] });
  });

  for (const mode of ["development", "test"] as const) {
    test(`in ${mode} every default works unasked`, () => refuseUnaskedSandboxes({ ...EMBEDDED, mode }));
  }
});

test("embedded defaults stand on one server: a file goes up and comes down, a payment page shows", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "bondline-ports-"));
  const made: { world?: Awaited<ReturnType<typeof makePorts>> } = {};
  const web = await startFakeWeb(async (fastify, publicUrl) => {
    const files = { kind: "local", folder, signingSecret: SECRET } as const;
    made.world = await makePorts({ ...EMBEDDED, mode: "test", publicUrl, files }, needs());
    await made.world.registerRoutes(fastify);
  });
  const { ports, start, stop } = made.world!;
  context.after(async () => {
    await stop();
    await web.stop();
    await rm(folder, { recursive: true });
  });
  await start();

  const bytes = Buffer.from("invoice");
  await ports.files.put("invoices/1", { bytes, contentType: "application/pdf", fileName: "invoice.pdf" });
  const link = {
    key: "invoices/1",
    fileName: "invoice.pdf",
    contentType: "application/pdf",
    expiresInSeconds: 60,
  };
  assert.equal(await (await fetch(await ports.files.presignDownload(link))).text(), "invoice");

  const { hostedUrl } = await ports.cardPayments.createHostedPayment({
    intentId: "intent-1",
    amountCents: cents(100n),
    currency: "AUD",
    description: "Fees",
    invoiceId: "invoice-1",
    returnUrl: `${web.publicUrl}/`,
    customerEmail: "ada@harbourcivil.example",
  });
  assert.equal((await fetch(hostedUrl)).status, 200);
  assert.equal(ports.events.isListening(), true);
});

test("real services are made without being spoken to", async () => {
  const { ports } = await makePorts({ ...REAL, allowSandbox: ["card-payments"] }, needs());
  assert.deepEqual(ports.files.browserOrigins, ["https://papers.s3.ap-southeast-2.amazonaws.com"]);
  assert.equal(ports.events.isListening(), false);
});
