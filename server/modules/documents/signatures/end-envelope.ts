// Ends what waits at an e-signature service, here at once and there by a job.

import { type EnvelopeEnd, envelopeStatusAfter } from "@bondline/domain/documents/signatures/envelope.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import { accessWaitingEnvelope, type WaitingEnvelope } from "./envelope-access.ts";
import type { EnvelopeOfSignature } from "./envelope-record.ts";
import { saveEnvelope } from "./envelope-store.ts";
import { PORTAL } from "./portal-work.ts";
import { tellOfSignature } from "./tell-of-signature.ts";

export type EnvelopePayload = { envelopeId: string };

export async function endEnvelope(
  tx: Transaction,
  document: ChangingDocument,
  { id, status }: Pick<EnvelopeOfSignature, "id" | "status">,
  { end, reason = null }: { end: EnvelopeEnd; reason?: string | null },
): Promise<void> {
  const ended = { status: envelopeStatusAfter(status, end), endedReason: reason, endedAt: tx.now };
  await saveEnvelope(tx, document, id, ended);
  if (end !== "sign") await enqueueCancel(tx, id);
}

type Unsigned = { end: "fail" | "refuse"; reason: string | null };

/** Nothing where it was ended before. */
export async function endWaiting(app: App, envelopeId: string, ended: Unsigned): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const on = await accessWaitingEnvelope(tx, envelopeId);
    if (on !== undefined) await endUnsigned(tx, on, ended);
  });
}

/** The bank's officers hear of it: the original waits for one of them again. */
export async function endUnsigned(
  tx: Transaction,
  { envelope, document }: WaitingEnvelope,
  ended: Unsigned,
): Promise<void> {
  await endEnvelope(tx, document, envelope, ended);
  await announceEnvelope(tx, document);
  await tellOfSignature(tx, document, {
    id: envelope.id,
    news: "NOT_SIGNED_AT_SERVICE",
    by: envelope.serviceName,
    text: ended.reason,
  });
}

/** Open pages read it again; whoever is changing the document meanwhile is not held up. */
export async function announceEnvelope(
  tx: Transaction,
  { id, organisationId }: ChangingDocument,
): Promise<void> {
  await tx.announce("document", { id, organisationId });
}

/** Nobody is to sign there what is over here. */
export async function enqueueCancel(tx: Transaction, envelopeId: string): Promise<void> {
  const payload: EnvelopePayload = { envelopeId };
  await tx.enqueue("cancel-envelope", payload, { key: `cancel envelope ${envelopeId}` });
}
