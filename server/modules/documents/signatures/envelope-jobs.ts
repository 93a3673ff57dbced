// What goes on with the e-signature service: envelopes opened, asked about and cancelled there, and what was signed given to its document.

import { isUuid } from "@bondline/domain/ids.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { ESignatureFault, type ESignaturesPort } from "../../../ports/e-signatures/e-signatures-port.ts";
import type { WebhookHeaders } from "../../../ports/webhook-refused.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { announceEnvelope, type EnvelopePayload, endWaiting, enqueueCancel } from "./end-envelope.ts";
import { accessWaitingEnvelope, type WaitingEnvelope } from "./envelope-access.ts";
import { type FileToSign, fileOfEnvelope, sha256Of } from "./envelope-file.ts";
import { type EnvelopeOfSignature, sealSigningUrl } from "./envelope-record.ts";
import { findEnvelope, findSignerEmail, listWaitingEnvelopes, saveEnvelope } from "./envelope-store.ts";
import { PORTAL } from "./portal-work.ts";
import { takeSigned } from "./take-signed.ts";

/** Repeats harmlessly: the service knows the envelope by our id. */
export async function openEnvelope(app: App, { envelopeId }: EnvelopePayload): Promise<void> {
  const on = await runTransaction(app, PORTAL, async (tx) => {
    const waiting = await accessWaitingEnvelope(tx, envelopeId);
    return waiting && { ...waiting, email: await findSignerEmail(tx, waiting.envelope.openedBy) };
  });
  if (on === undefined || on.envelope.providerId !== null) return;
  const file = await fileOfEnvelope(app, on);
  try {
    const opened = await createAtService(app, { ...on, file });
    await runTransaction(app, PORTAL, (tx) => keepOpened(tx, envelopeId, { ...opened, file }));
  } catch (fault) {
    if (!(fault instanceof ESignatureFault)) throw fault;
    const reason = `${fault.message} Nothing was sent. Try again, or sign it here.`;
    await endWaiting(app, envelopeId, { end: "fail", reason });
  }
}

type Opening = Pick<WaitingEnvelope, "envelope" | "document"> & {
  email: string | undefined;
  file: FileToSign;
};

async function createAtService(app: App, { envelope, document, email = "", file }: Opening) {
  const { providerId, signingUrls } = await serviceOf(app, envelope).createEnvelope({
    reference: envelope.id,
    title: `${file.title} ${document.guaranteeNumber ?? document.referenceNumber}`,
    fileName: file.fileName,
    pdf: file.content,
    signers: [{ name: envelope.signedName, email, place: file.place }],
    returnUrl: `${app.settings.publicUrl}/documents/${document.organisationId}/${document.id}/view`,
  });
  return { providerId, signingUrl: signingUrls[0] ?? "" };
}

type Opened = { providerId: string; signingUrl: string; file: FileToSign };

async function keepOpened(tx: Transaction, envelopeId: string, { providerId, signingUrl, file }: Opened) {
  const again = await accessWaitingEnvelope(tx, envelopeId);
  // Called off while the service was being asked: nobody may sign what has just been opened there.
  if (again === undefined) return await enqueueCancel(tx, envelopeId);
  await saveEnvelope(tx, again.document, envelopeId, {
    providerId,
    sentSha256: sha256Of(file.content),
    signingUrlEncrypted: sealSigningUrl(tx.app, envelopeId, signingUrl),
  });
  await announceEnvelope(tx, again.document);
}

/** Whoever brings news is only a reason to ask the service itself; what is none of ours is left alone. Throws `WebhookRefused`. */
export async function takeEnvelopeNews(app: App, rawBody: Buffer, headers: WebhookHeaders): Promise<void> {
  const envelopeId = app.ports.eSignatures?.readWebhook(rawBody, headers);
  if (envelopeId === undefined || !isUuid(envelopeId)) return;
  await runTransaction(app, PORTAL, async (tx) => {
    if ((await findEnvelope(tx, envelopeId)) === undefined) return;
    const payload: EnvelopePayload = { envelopeId };
    await tx.enqueue("check-envelope", payload, { key: `check envelope ${envelopeId}` });
  });
}

/** Asks how it stands now: news may come late, twice, or of what was called off meanwhile. */
export async function checkEnvelope(app: App, { envelopeId }: EnvelopePayload): Promise<void> {
  const on = await runTransaction(app, PORTAL, (tx) => accessWaitingEnvelope(tx, envelopeId));
  if (on === undefined || on.envelope.providerId === null) return;
  const service = serviceOf(app, on.envelope);
  const state = await service.fetchEnvelope(on.envelope.providerId);
  if (state.status === "waiting") return;
  if (state.status === "signed")
    return await takeSigned(app, on, await service.fetchSigned(on.envelope.providerId));
  if (state.status === "refused")
    return await endWaiting(app, envelopeId, { end: "refuse", reason: reasonOf(state) });
  const reason = `This was ended at ${on.envelope.serviceName}. Nothing was signed.`;
  await endWaiting(app, envelopeId, { end: "fail", reason });
}

/** In the signer's own words, as long as a reason of ours. */
function reasonOf({ reason }: { reason: string | undefined }): string | null {
  return reason?.trim().slice(0, LENGTHS.declineReason) || null;
}

const ASKED_AT_ONCE_MAX = 500;
const ASKED_FOR_DAYS = 30;
const DAY_MINUTES = 24 * 60;
/** A service that is down is left alone until the next turn. */
const FAULTS_MAX = 3;

/** What a webhook was lost of is found here. */
export async function checkEnvelopes(app: App): Promise<void> {
  const ids = await runTransaction(app, PORTAL, (tx) =>
    listWaitingEnvelopes(tx, {
      since: addMinutes(tx.now, -ASKED_FOR_DAYS * DAY_MINUTES),
      max: ASKED_AT_ONCE_MAX,
    }),
  );
  let faults = 0;
  for (const envelopeId of ids) {
    if (faults === FAULTS_MAX) return;
    try {
      await checkEnvelope(app, { envelopeId });
    } catch (err) {
      // It is asked again at the next turn, and keeps nobody else from being asked now.
      app.log.warn({ err, envelopeId }, "an envelope could not be asked about");
      faults += 1;
    }
  }
}

/** Tried again by the queue until the service has answered. */
export async function cancelEnvelope(app: App, { envelopeId }: EnvelopePayload): Promise<void> {
  await app.ports.eSignatures?.cancelEnvelope(envelopeId);
}

function serviceOf(
  { ports }: App,
  { serviceName }: Pick<EnvelopeOfSignature, "serviceName">,
): ESignaturesPort {
  if (ports.eSignatures === undefined)
    throw new ESignatureFault(`${serviceName} is no longer set up.`, { retriable: false });
  return ports.eSignatures;
}
