// Chooses an adapter for each port from the settings; nothing above knows which one it got.
import type { FastifyInstance } from "fastify";
import type { AddressesPort } from "./addresses/addresses-port.ts";
import { makeOfflineAddresses } from "./addresses/offline-addresses.ts";
import { makePlacesAddresses } from "./addresses/places-addresses.ts";
import { makeAbrRegister } from "./business-register/abr-register.ts";
import type { BusinessRegisterPort } from "./business-register/business-register-port.ts";
import { makeChecksumRegister } from "./business-register/checksum-register.ts";
import type { CaptchaPort } from "./captcha/captcha-port.ts";
import { makeSiteverifyCaptcha } from "./captcha/siteverify-captcha.ts";
import type { CardPaymentsPort } from "./card-payments/card-payments-port.ts";
import type { SandboxPaymentStore } from "./card-payments/sandbox-payment.ts";
import { makeSandboxPayments, type SandboxPayments } from "./card-payments/sandbox-payments.ts";
import { registerSandboxPayments } from "./card-payments/sandbox-routes.ts";
import { makeStripePayments } from "./card-payments/stripe-payments.ts";
import type { Clock } from "./clock/clock-port.ts";
import { makeDocumensoSignatures } from "./e-signatures/documenso-signatures.ts";
import type { ESignaturesPort } from "./e-signatures/e-signatures-port.ts";
import type { SandboxEnvelopeStore } from "./e-signatures/sandbox-envelope.ts";
import { SANDBOX_PATH, SANDBOX_SERVICE } from "./e-signatures/sandbox-envelopes.ts";
import { registerSandboxSignatures } from "./e-signatures/sandbox-signing-routes.ts";
import type { EventsPort } from "./events/events-port.ts";
import { makeMemoryEvents } from "./events/memory-events.ts";
import { makePostgresEvents } from "./events/postgres-events.ts";
import type { FilesPort } from "./files/files-port.ts";
import { type LocalFiles, makeLocalFiles } from "./files/local-files.ts";
import { registerLocalFiles } from "./files/local-files-routes.ts";
import { makeS3Files } from "./files/s3-files.ts";
import { makeGreenIdVerification } from "./identity-verification/greenid-verification.ts";
import type { IdentityVerificationPort } from "./identity-verification/identity-verification-port.ts";
import { registerSandboxIdentity } from "./identity-verification/sandbox-hosted-routes.ts";
import type { SandboxVerificationStore } from "./identity-verification/sandbox-verification.ts";
import {
  SANDBOX_PATH as SANDBOX_IDENTITY_PATH,
  SANDBOX_SERVICE as SANDBOX_IDENTITY_SERVICE,
} from "./identity-verification/sandbox-verifications.ts";
import type { MailPort } from "./mail/mail-port.ts";
import { type MailSinkStore, makeMailSink } from "./mail/mail-sink.ts";
import { makeSmtpMail } from "./mail/smtp-mail.ts";
import type { PortLog } from "./port-log.ts";
import type { PortSettings } from "./port-settings.ts";
import type { Ports } from "./ports.ts";
import { registerSandboxStyle } from "./sandbox-frame.ts";
import { refuseUnaskedSandboxes } from "./sandbox-rule.ts";
import { makeBuiltInScan } from "./scan/built-in-scan.ts";
import { makeClamdScan } from "./scan/clamd-scan.ts";
import type { ScanPort } from "./scan/scan-port.ts";
import { makeOidcSignIn } from "./sign-in-provider/oidc-sign-in.ts";
import type { SignInProviderPort } from "./sign-in-provider/sign-in-provider-port.ts";

/** What the server lends to its ports. */
export type PortNeeds = {
  log: PortLog;
  /** Where the mail sink keeps what it took. */
  mailSink: MailSinkStore;
  /** Where the payment sandbox keeps its books. */
  sandboxPayments: SandboxPaymentStore;
  /** Where the e-signature sandbox keeps its books. */
  sandboxEnvelopes: SandboxEnvelopeStore;
  /** Where the identity sandbox keeps its books. */
  sandboxVerifications: SandboxVerificationStore;
  /** The database's, unless a test brings its own. */
  clock: Clock;
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
  const { clock } = needs;
  const files = await makeFiles(settings, needs);
  const payments = makePayments(settings, needs);
  const events = makeEvents(settings, needs);
  return {
    ports: {
      addresses: makeAddresses(settings),
      businessRegister: makeBusinessRegister(settings),
      clock,
      files,
      events,
      scan: makeScanner(settings, needs),
      mail: makeMail(settings, needs),
      captcha: makeCaptcha(settings, needs),
      signInProvider: makeSignInProvider(settings, needs),
      cardPayments: payments.port,
      eSignatures: makeESignatures(settings, needs),
      identityVerification: makeIdentityVerification(settings, needs),
    },
    async registerRoutes(fastify) {
      if (isLocal(files)) await registerLocalFiles(fastify, files);
      await registerSandboxStyle(fastify);
      if (payments.sandbox !== undefined) await registerSandboxPayments(fastify, payments.sandbox);
      await registerESignatures(fastify, settings, needs);
      await registerIdentity(fastify, settings, needs);
    },
    async start() {
      await events.start();
      payments.sandbox?.start();
    },
    async stop() {
      await payments.sandbox?.stop();
      await events.stop();
    },
  };
}

function makeFiles({ files, publicUrl }: PortSettings, { clock, log }: PortNeeds): Promise<FilesPort> {
  return files.kind === "s3"
    ? Promise.resolve(makeS3Files({ ...files, clock }))
    : makeLocalFiles({ ...files, publicUrl, clock, log });
}

function isLocal(files: FilesPort): files is LocalFiles {
  return "handleUpload" in files;
}

function makeAddresses({ addresses }: PortSettings): AddressesPort {
  return addresses.kind === "places" ? makePlacesAddresses(addresses) : makeOfflineAddresses();
}

function makeBusinessRegister({ businessRegister }: PortSettings): BusinessRegisterPort {
  return businessRegister.kind === "abr" ? makeAbrRegister(businessRegister) : makeChecksumRegister();
}

function makeScanner({ scan }: PortSettings, { log }: PortNeeds): ScanPort {
  return scan.kind === "clamd" ? makeClamdScan({ ...scan, log }) : makeBuiltInScan(log);
}

function makeMail({ mail }: PortSettings, { mailSink }: PortNeeds): MailPort {
  return mail.kind === "smtp" ? makeSmtpMail(mail) : makeMailSink(mailSink);
}

function makeCaptcha({ captcha, publicUrl }: PortSettings, { log }: PortNeeds): CaptchaPort | undefined {
  return captcha.kind === "siteverify" ? makeSiteverifyCaptcha({ ...captcha, publicUrl, log }) : undefined;
}

function makeSignInProvider(
  { signInProvider }: PortSettings,
  { log }: PortNeeds,
): SignInProviderPort | undefined {
  return signInProvider.kind === "oidc" ? makeOidcSignIn({ ...signInProvider, log }) : undefined;
}

type Payments = { port: CardPaymentsPort; sandbox: SandboxPayments | undefined };

/** One adapter, and two services that speak its wire: the sandbox is spoken to without a network between. */
function makePayments(
  { cardPayments, publicUrl }: PortSettings,
  { clock, log, sandboxPayments: store }: PortNeeds,
): Payments {
  if (cardPayments.kind === "stripe")
    return { port: makeStripePayments({ ...cardPayments, fetch, log }), sandbox: undefined };
  const sandbox = makeSandboxPayments({ ...cardPayments, publicUrl, store, clock, log });
  const service = { name: "The sandbox", url: publicUrl, timeoutMilliseconds: SANDBOX_MILLISECONDS_MAX };
  const port = makeStripePayments({ ...cardPayments, ...service, fetch: sandbox.fetch, log });
  return { port, sandbox };
}

const SANDBOX_MILLISECONDS_MAX = 20_000;

/** The sandbox is a service of its own on this server, which speaks the wire of the real one. */
function makeESignatures(
  { eSignatures, publicUrl }: PortSettings,
  { log }: PortNeeds,
): ESignaturesPort | undefined {
  if (eSignatures.kind === "none") return undefined;
  if (eSignatures.kind === "documenso") return makeDocumensoSignatures({ ...eSignatures, log });
  const url = `${publicUrl}${SANDBOX_PATH}`;
  const timeoutMilliseconds = SANDBOX_MILLISECONDS_MAX;
  return makeDocumensoSignatures({ ...eSignatures, name: SANDBOX_SERVICE, url, timeoutMilliseconds, log });
}

async function registerESignatures(
  fastify: FastifyInstance,
  { eSignatures, publicUrl }: PortSettings,
  { sandboxEnvelopes: store, clock, log }: PortNeeds,
): Promise<void> {
  if (eSignatures.kind === "sandbox")
    await registerSandboxSignatures(fastify, { ...eSignatures, publicUrl, store, clock, log });
}

/** As above: one adapter, and two services that speak its wire. */
function makeIdentityVerification(
  { identityVerification, publicUrl }: PortSettings,
  { log }: PortNeeds,
): IdentityVerificationPort | undefined {
  if (identityVerification.kind === "none") return undefined;
  if (identityVerification.kind === "greenid")
    return makeGreenIdVerification({ ...identityVerification, log });
  const url = `${publicUrl}${SANDBOX_IDENTITY_PATH}`;
  const timeoutMilliseconds = SANDBOX_MILLISECONDS_MAX;
  const name = SANDBOX_IDENTITY_SERVICE;
  return makeGreenIdVerification({ ...identityVerification, name, url, timeoutMilliseconds, log });
}

async function registerIdentity(
  fastify: FastifyInstance,
  { identityVerification, publicUrl }: PortSettings,
  { sandboxVerifications: store, clock, log }: PortNeeds,
): Promise<void> {
  if (identityVerification.kind === "sandbox")
    await registerSandboxIdentity(fastify, { ...identityVerification, publicUrl, store, clock, log });
}

function makeEvents({ events }: PortSettings, { log }: PortNeeds): EventsPort {
  return events.kind === "postgres" ? makePostgresEvents({ ...events, log }) : makeMemoryEvents(log);
}
