// Gives a draft its signed form: kept with its required document, said in its thread, and shown to both sides.

import { FORM_SAYINGS, statusOnceSigned } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { envelopeStatusAfter } from "@bondline/domain/records/envelopes/envelope.ts";
import type { SignedFile } from "../../../envelope-owner.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { keepSignedFile } from "../../records/attachments/commands/keep-signed-file.ts";
import { sayForService } from "../required-documents/commands/say-for-service.ts";
import { endForm, formName } from "./end-form.ts";
import { notifyOfForm } from "./notify-of-form.ts";
import type { FormAtService } from "./review-forms.ts";
import { listDraftSigners, saveFormEnvelope, saveFormSigner } from "./signed-form-store.ts";

export async function giveSignedForm(tx: Transaction, on: FormAtService, file: SignedFile): Promise<void> {
  const { draft, document, envelope } = on;
  const left = await findWhoLeft(tx, on);
  if (left !== undefined) return await refuseOf(tx, on, left);
  for (const { id, signedAt } of envelope.signers)
    if (signedAt === null) await saveFormSigner(tx, id, { signedAt: tx.now });

  const attachmentId = await keepSignedFile(tx, draft, {
    ...file,
    requiredDocumentId: document.id,
    uploadedBy: envelope.signers.at(-1)?.accountId ?? envelope.openedBy,
  });
  const status = envelopeStatusAfter(envelope.status, "sign");
  await saveFormEnvelope(tx, envelope, { status, attachmentId, endedAt: tx.now });
  const form = formName(document);
  await sayForService(tx, draft, document, {
    message: FORM_SAYINGS.complete(form),
    parentMessageId: envelope.messageId,
    signed: { attachmentId, overallStatus: statusOnceSigned(document.requiredDocumentType) },
  });
  await notifyOfForm(tx, draft, { event: "FORM_SIGNED", envelope, form, text: null });
  await notifyOfForm(tx, draft, { event: "FORM_SIGNED_BY_APPLICANT", envelope, form, text: null });
}

/** Whoever was let go while it waited there has nothing more to say for the applicant. */
async function findWhoLeft(tx: Transaction, { draft, envelope }: FormAtService): Promise<string | undefined> {
  const people = await listDraftSigners(tx, draft.id);
  return envelope.signers.find(({ accountId }) => !people.some((each) => each.accountId === accountId))?.name;
}

async function refuseOf(tx: Transaction, on: FormAtService, name: string): Promise<void> {
  const reason = `${name} no longer signs for the applicant, so what was signed was not taken.`;
  await endForm(tx, on, { end: "fail", saying: FORM_SAYINGS.failed(reason), reason });
}
