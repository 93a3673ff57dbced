// What goes on with the e-signature service: envelopes opened, asked about and cancelled there, and what was signed given to its record.

import { createHash } from "node:crypto";
import { isUuid } from "@bondline/domain/ids.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import type { EnvelopeAtService, ToSend, Unsigned, WaitingEnvelope } from "../../../envelope-owner.ts";
import { ESignatureFault, type ESignaturesPort } from "../../../ports/e-signatures/e-signatures-port.ts";
import type { WebhookHeaders } from "../../../ports/webhook-refused.ts";
import { partsOf } from "../../../record-parts.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { type EnvelopePayload, enqueueCancel, enqueueCheck } from "./envelope-calls.ts";
import { PORTAL } from "./portal-work.ts";
import { takeSigned } from "./take-signed.ts";

/** Repeats harmlessly: the service knows the envelope by our id. */
export async function openEnvelope(app: App, { envelopeId }: EnvelopePayload): Promise<void> {
  const on = await runTransaction(app, PORTAL, (tx) => findWaiting(tx, envelopeId));
  if (on === undefined || on.envelope.providerId !== null) return;
  const toSend = await on.toSend();
  try {
    const opened = await createAtService(app, on.envelope, toSend);
    await runTransaction(app, PORTAL, (tx) => keepOpened(tx, envelopeId, opened));
  } catch (fault) {
    if (!(fault instanceof ESignatureFault)) throw fault;
    const reason = `${fault.message} Nothing was sent. ${on.otherwise}`;
    await endWaiting(app, envelopeId, { end: "fail", reason });
  }
}

async function createAtService(
  app: App,
  envelope: EnvelopeAtService,
  { title, file, signers, returnPath }: ToSend,
) {
  const { providerId, signingUrls } = await serviceOf(app, envelope).createEnvelope({
    reference: envelope.id,
    title,
    fileName: file.fileName,
    pdf: file.content,
    signers,
    returnUrl: `${app.settings.publicUrl}${returnPath}`,
  });
  const sentSha256 = createHash("sha256").update(file.content).digest("hex");
  return { providerId, signingUrls, sentSha256 };
}

type Opened = Awaited<ReturnType<typeof createAtService>>;

async function keepOpened(tx: Transaction, envelopeId: string, opened: Opened): Promise<void> {
  const again = await findWaiting(tx, envelopeId);
  // Called off while the service was being asked: nobody may sign what has just been opened there.
  if (again === undefined) return await enqueueCancel(tx, envelopeId);
  await again.keepOpened(tx, opened);
}

/** Whoever brings news is only a reason to ask the service itself; what is none of ours is left alone. Throws `WebhookRefused`. */
export async function takeEnvelopeNews(app: App, rawBody: Buffer, headers: WebhookHeaders): Promise<void> {
  const envelopeId = app.ports.eSignatures?.readWebhook(rawBody, headers);
  if (envelopeId === undefined || !isUuid(envelopeId)) return;
  await runTransaction(app, PORTAL, async (tx) => {
    for (const { isOwn } of partsOf(app).envelopes)
      if (await isOwn(tx, envelopeId)) return await enqueueCheck(tx, envelopeId);
  });
}

/** Asks how it stands now: news may come late, twice, or of what was called off meanwhile. */
export async function checkEnvelope(app: App, { envelopeId }: EnvelopePayload): Promise<void> {
  const on = await runTransaction(app, PORTAL, (tx) => findWaiting(tx, envelopeId));
  if (on === undefined || on.envelope.providerId === null) return;
  const service = serviceOf(app, on.envelope);
  const state = await service.fetchEnvelope(on.envelope.providerId);
  if (state.status === "waiting")
    return await onWaiting(app, envelopeId, (tx, again) => again.keepProgress(tx, state.signers));
  if (state.status === "signed")
    return await takeSigned(app, on, {
      signed: await service.fetchSigned(on.envelope.providerId),
      onWaiting: (act) => onWaiting(app, envelopeId, act),
    });
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
  const ids = await runTransaction(app, PORTAL, async (tx) => {
    const asked = { since: addMinutes(tx.now, -ASKED_FOR_DAYS * DAY_MINUTES), max: ASKED_AT_ONCE_MAX };
    const found: string[] = [];
    for (const { listWaiting } of partsOf(app).envelopes) found.push(...(await listWaiting(tx, asked)));
    return found;
  });
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

async function findWaiting(tx: Transaction, id: string) {
  for (const { access, otherwise } of partsOf(tx.app).envelopes) {
    const found = await access(tx, id);
    if (found !== undefined) return { ...found, otherwise };
  }
  return undefined;
}

/** Found again in a transaction of its own; nothing where it was ended meanwhile. */
async function onWaiting(
  app: App,
  envelopeId: string,
  act: (tx: Transaction, again: WaitingEnvelope) => Promise<void>,
): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const again = await findWaiting(tx, envelopeId);
    if (again !== undefined) await act(tx, again);
  });
}

async function endWaiting(app: App, envelopeId: string, ended: Unsigned): Promise<void> {
  await onWaiting(app, envelopeId, (tx, again) => again.end(tx, ended));
}

function serviceOf({ ports }: App, { serviceName }: Pick<EnvelopeAtService, "serviceName">): ESignaturesPort {
  if (ports.eSignatures === undefined)
    throw new ESignatureFault(`${serviceName} is no longer set up.`, { retriable: false });
  return ports.eSignatures;
}
