// Ends what waits at an e-signature service unsigned, here at once and there by a job; the thread says so, and whoever waited for it is told.

import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import { signedFormOf } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { type EnvelopeEnd, envelopeStatusAfter } from "@bondline/domain/records/envelopes/envelope.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { enqueueCancel } from "../../records/envelopes/public.ts";
import type { Draft } from "../drafts/public.ts";
import { sayForService } from "../required-documents/commands/say-for-service.ts";
import type { RequiredDocumentRow } from "../required-documents/public.ts";
import { notifyOfForm } from "./notify-of-form.ts";
import type { FormEnvelope } from "./signed-form-record.ts";
import { saveFormEnvelope } from "./signed-form-store.ts";

type Ended = { end: Exclude<EnvelopeEnd, "sign">; saying: string; reason?: string | null };

/** With the draft locked. */
export async function endForm(
  tx: Transaction,
  { draft, document, envelope }: { draft: Draft; document: RequiredDocumentRow; envelope: FormEnvelope },
  { end, saying, reason = null }: Ended,
): Promise<void> {
  const status = envelopeStatusAfter(envelope.status, end);
  await saveFormEnvelope(tx, envelope, { status, endedReason: reason, endedAt: tx.now });
  await enqueueCancel(tx, envelope.id);
  await sayForService(tx, draft, document, { message: saying, parentMessageId: envelope.messageId });
  const form = formName(document);
  await notifyOfForm(tx, draft, { event: "FORM_NOT_SIGNED", envelope, form, text: saying });
  await notifyOfForm(tx, draft, { event: "FORM_STILL_UNSIGNED", envelope, form, text: saying });
}

/** As people call it: the agreement is for the client's record. */
export function formName({
  requiredDocumentType,
}: Pick<RequiredDocumentRow, "requiredDocumentType">): string {
  return signedFormOf(requiredDocumentType)?.title ?? REQUIRED_DOCUMENT_TYPE_TEXT[requiredDocumentType];
}
