// Chooses an adapter for each port from the settings; nothing above knows which one it got.
import type { FastifyInstance } from "fastify";
import type { SandboxPaymentStore } from "./card-payments/sandbox-payment.ts";
import { makeSandboxPayments, type SandboxPayments } from "./card-payments/sandbox-payments.ts";
import { registerSandboxPayments } from "./card-payments/sandbox-routes.ts";
import type { Clock } from "./clock/clock-port.ts";
import { makeSystemClock } from "./clock/system-clock.ts";
import type { EventsPort } from "./events/events-port.ts";
import { makeMemoryEvents } from "./events/memory-events.ts";
import { makePostgresEvents } from "./events/postgres-events.ts";
import type { FilesPort } from "./files/files-port.ts";
import { type LocalFiles, makeLocalFiles } from "./files/local-files.ts";
import { registerLocalFiles } from "./files/local-files-routes.ts";
import { makeS3Files } from "./files/s3-files.ts";
import type { MailPort } from "./mail/mail-port.ts";
import { type MailSinkStore, makeMailSink } from "./mail/mail-sink.ts";
import { makeSmtpMail } from "./mail/smtp-mail.ts";
import type { PortLog } from "./port-log.ts";
import type { PortSettings } from "./port-settings.ts";
import type { Ports } from "./ports.ts";
import { refuseUnaskedSandboxes } from "./sandbox-rule.ts";
import { makeBuiltInScan } from "./scan/built-in-scan.ts";
import { makeClamdScan } from "./scan/clamd-scan.ts";
import type { ScanPort } from "./scan/scan-port.ts";

/** What the server lends to its ports. */
export type PortNeeds = {
  log: PortLog;
  /** Where the mail sink keeps what it took. */
  mailSink: MailSinkStore;
  /** Where the payment sandbox keeps its books. */
  sandboxPayments: SandboxPaymentStore;
  /** The computer's clock unless a test brings its own. */
  clock?: Clock;
};

export type MadePorts = {
  ports: Ports;
  /** Mounts the pages and links that embedded defaults serve themselves. */
  registerRoutes(fastify: FastifyInstance): Promise<void>;
  /** Begins to listen for events; call it when the routes answer. Throws what stops a port from ever working. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Throws `SandboxRefused` before anything is made. */
export async function makePorts(settings: PortSettings, needs: PortNeeds): Promise<MadePorts> {
  refuseUnaskedSandboxes(settings);
  const clock = needs.clock ?? makeSystemClock();
  const files = await makeFiles(settings, { ...needs, clock });
  const payments = makePayments(settings, { ...needs, clock });
  const events = makeEvents(settings, needs);
  return {
    ports: {
      clock,
      files,
      events,
      scan: makeScanner(settings, needs),
      mail: makeMail(settings, needs),
      cardPayments: payments,
    },
    async registerRoutes(fastify) {
      if (isLocal(files)) await registerLocalFiles(fastify, files);
      await registerSandboxPayments(fastify, payments);
    },
    async start() {
      await events.start();
      payments.start();
    },
    async stop() {
      await payments.stop();
      await events.stop();
    },
  };
}

type NeedsWithClock = PortNeeds & { clock: Clock };

function makeFiles({ files, publicUrl }: PortSettings, { clock, log }: NeedsWithClock): Promise<FilesPort> {
  return files.kind === "s3"
    ? Promise.resolve(makeS3Files({ ...files, clock }))
    : makeLocalFiles({ ...files, publicUrl, clock, log });
}

function isLocal(files: FilesPort): files is LocalFiles {
  return "handleUpload" in files;
}

function makeScanner({ scan }: PortSettings, { log }: PortNeeds): ScanPort {
  return scan.kind === "clamd" ? makeClamdScan({ ...scan, log }) : makeBuiltInScan(log);
}

function makeMail({ mail }: PortSettings, { mailSink }: PortNeeds): MailPort {
  return mail.kind === "smtp" ? makeSmtpMail(mail) : makeMailSink(mailSink);
}

function makePayments(
  settings: PortSettings,
  { clock, log, sandboxPayments }: NeedsWithClock,
): SandboxPayments {
  const { webhookSecrets } = settings.cardPayments;
  return makeSandboxPayments({
    publicUrl: settings.publicUrl,
    webhookSecrets,
    store: sandboxPayments,
    clock,
    log,
  });
}

function makeEvents({ events }: PortSettings, { log }: PortNeeds): EventsPort {
  return events.kind === "postgres" ? makePostgresEvents({ ...events, log }) : makeMemoryEvents(log);
}
