// What can happen to an envelope in the sandbox: made, distributed, signed by one after the other, refused or cancelled; each is shown by a webhook.

import { randomBytes } from "node:crypto";
import type { Clock } from "../clock/clock-port.ts";
import type { PortLog } from "../port-log.ts";
import { SECRET_HEADER } from "./documenso-webhook.ts";
import type { SignaturePlace } from "./e-signatures-port.ts";
import type { SandboxEnvelope, SandboxEnvelopeStore, SandboxRecipient } from "./sandbox-envelope.ts";
import { sealPdf, stampPdf } from "./sandbox-pdf.ts";

export const SANDBOX_SERVICE = "Sandbox e-signatures";
export const SANDBOX_PATH = "/sandbox/e-signatures";

export type SandboxSignaturesOptions = {
  publicUrl: string;
  apiToken: string;
  webhookSecret: string;
  store: SandboxEnvelopeStore;
  clock: Clock;
  log: PortLog;
};

export type NewSandboxEnvelope = Pick<
  SandboxEnvelope,
  "externalId" | "title" | "redirectUrl" | "fileName" | "pdf"
> & { recipients: { name: string; email: string; signingOrder: number; place: SignaturePlace }[] };

const ANSWER_MILLISECONDS_MAX = 10_000;

export async function makeSandboxEnvelope(
  { store }: SandboxSignaturesOptions,
  { recipients, ...asked }: NewSandboxEnvelope,
): Promise<SandboxEnvelope> {
  const made: SandboxEnvelope = {
    ...asked,
    id: `envelope_${randomBytes(8).toString("hex")}`,
    version: 1,
    status: "DRAFT",
    recipients: recipients.map((each, at) => ({
      ...each,
      id: at + 1,
      token: randomBytes(16).toString("base64url"),
      readStatus: "NOT_OPENED",
      signingStatus: "NOT_SIGNED",
      rejectionReason: null,
    })),
  };
  await store.put(made);
  return made;
}

/** Whose turn it is: everybody before has signed. */
export function isTurnOf(
  { status, recipients }: SandboxEnvelope,
  { signingOrder }: SandboxRecipient,
): boolean {
  const isNext = recipients.every(
    (each) => each.signingOrder >= signingOrder || each.signingStatus === "SIGNED",
  );
  const own = recipients.find((each) => each.signingOrder === signingOrder);
  return status === "PENDING" && isNext && own?.signingStatus === "NOT_SIGNED";
}

/** Told once for each signer, as the real service does. */
export async function readSandboxEnvelope(
  on: SandboxSignaturesOptions,
  envelope: SandboxEnvelope,
  recipient: SandboxRecipient,
): Promise<void> {
  if (recipient.readStatus === "OPENED" || !isTurnOf(envelope, recipient)) return;
  const read = { ...recipient, readStatus: "OPENED" as const };
  const recipients = envelope.recipients.map((each) => (each.id === recipient.id ? read : each));
  await change(on, { ...envelope, recipients }, "DOCUMENT_OPENED");
}

/** The last one's signature completes the envelope, and the file is sealed. */
export async function signSandboxEnvelope(
  on: SandboxSignaturesOptions,
  envelope: SandboxEnvelope,
  { recipient, name }: { recipient: SandboxRecipient; name: string },
): Promise<void> {
  const recipients = envelope.recipients.map((each) =>
    each.id === recipient.id ? { ...each, signingStatus: "SIGNED" as const } : each,
  );
  const isLast = recipients.every(({ signingStatus }) => signingStatus === "SIGNED");
  const stamped = await stampPdf(Buffer.from(envelope.pdf, "base64"), { name, place: recipient.place });
  const pdf = (isLast ? await sealPdf(stamped, on.clock.now()) : stamped).toString("base64");
  const status = isLast ? "COMPLETED" : "PENDING";
  await change(
    on,
    { ...envelope, recipients, status, pdf },
    isLast ? "DOCUMENT_COMPLETED" : "DOCUMENT_SIGNED",
  );
}

export async function refuseSandboxEnvelope(
  on: SandboxSignaturesOptions,
  envelope: SandboxEnvelope,
  { recipient, reason }: { recipient: SandboxRecipient; reason: string },
): Promise<void> {
  const refused = { ...recipient, signingStatus: "REJECTED" as const, rejectionReason: reason };
  const recipients = envelope.recipients.map((each) => (each.id === recipient.id ? refused : each));
  await change(on, { ...envelope, recipients, status: "REJECTED" }, "DOCUMENT_REJECTED");
}

export async function distributeSandboxEnvelope(on: SandboxSignaturesOptions, envelope: SandboxEnvelope) {
  await change(on, { ...envelope, status: "PENDING" }, "DOCUMENT_SENT");
}

export async function cancelSandboxEnvelope(on: SandboxSignaturesOptions, envelope: SandboxEnvelope) {
  await change(on, { ...envelope, status: "CANCELLED" }, "DOCUMENT_CANCELLED");
}

/** What somebody else changed meanwhile stays as they left it. */
async function change(on: SandboxSignaturesOptions, changed: SandboxEnvelope, event: string): Promise<void> {
  const isKept = await on.store.put({ ...changed, version: changed.version + 1 });
  if (isKept) await postWebhook(on, changed, event);
}

/** Once: what is lost on the way, the portal finds by asking. */
async function postWebhook(
  { publicUrl, webhookSecret, log }: SandboxSignaturesOptions,
  { id, externalId, status, title }: SandboxEnvelope,
  event: string,
): Promise<void> {
  try {
    const answer = await fetch(`${publicUrl}/webhooks/e-signatures`, {
      method: "POST",
      headers: { "content-type": "application/json", [SECRET_HEADER]: webhookSecret },
      body: JSON.stringify({ event, payload: { envelopeId: id, externalId, status, title } }),
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX),
    });
    await answer.body?.cancel();
  } catch (err) {
    log.warn({ port: "e-signatures", err }, "A webhook could not be delivered.");
  }
}
