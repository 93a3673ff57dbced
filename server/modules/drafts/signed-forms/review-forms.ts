// Calls off by itself what waits at the service and would no longer be what is asked for.

import { takesFiles } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { FORM_SAYINGS, signedFormOf } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { textHashOf } from "../../records/papers/public.ts";
import type { Draft } from "../drafts/public.ts";
import { type RequiredDocumentRow, requiredDocumentsOf } from "../required-documents/public.ts";
import { isOpenForDocuments } from "../required-documents/required-document-access.ts";
import { endForm } from "./end-form.ts";
import { formContent } from "./form-content.ts";
import type { FormEnvelope } from "./signed-form-record.ts";
import { listFormEnvelopes } from "./signed-form-store.ts";

/** The draft is read again only where something waits. */
export async function reviewFormsOf(
  tx: Transaction,
  draftId: DraftId,
  readDraft: () => Promise<Draft>,
  isOver?: string,
): Promise<void> {
  const waiting = (await listFormEnvelopes(tx, draftId)).filter(({ status }) => status === "WAITING");
  if (waiting.length === 0) return;
  const draft = await readDraft();
  for (const envelope of waiting) {
    const document = documentOf(draft, envelope);
    if (document === undefined) continue;
    const saying = isOver ?? (await whyCalledOff(tx, { draft, document, envelope }));
    if (saying !== undefined) await endForm(tx, { draft, document, envelope }, { end: "callOff", saying });
  }
}

export type FormAtService = { draft: Draft; document: RequiredDocumentRow; envelope: FormEnvelope };

/** As the thread says it; undefined where it may still be signed. */
export async function whyCalledOff(
  tx: Transaction,
  { draft, document, envelope }: FormAtService,
): Promise<string | undefined> {
  if (!isOpenForDocuments(draft)) return FORM_SAYINGS.over;
  const form = signedFormOf(document.requiredDocumentType);
  if (form === undefined || !takesFiles(document)) return FORM_SAYINGS.settled;
  const content = await formContent(tx, draft, { form, signers: envelope.signers });
  return textHashOf(content) === envelope.textSha256 ? undefined : FORM_SAYINGS.changed;
}

export function documentOf(
  draft: Draft,
  { requiredDocumentId }: Pick<FormEnvelope, "requiredDocumentId">,
): RequiredDocumentRow | undefined {
  return requiredDocumentsOf(draft).find(({ id }) => id === requiredDocumentId);
}
