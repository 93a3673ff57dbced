// Ends what waits at an e-signature service, here at once and there by a job.

import { type EnvelopeEnd, envelopeStatusAfter } from "@bondline/domain/records/envelopes/envelope.ts";
import type { Unsigned } from "../../../envelope-owner.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { enqueueCancel } from "../../records/envelopes/public.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { EnvelopeOnOriginal } from "./envelope-access.ts";
import type { EnvelopeOfSignature } from "./envelope-record.ts";
import { saveEnvelope } from "./envelope-store.ts";
import { notifyOfSignature } from "./notify-of-signature.ts";

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

/** The bank's officers hear of it: the original waits for one of them again. */
export async function endUnsigned(
  tx: Transaction,
  { envelope, document }: EnvelopeOnOriginal,
  ended: Unsigned,
): Promise<void> {
  await endEnvelope(tx, document, envelope, ended);
  await announceEnvelope(tx, document);
  await notifyOfSignature(tx, document, {
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
