// Forms of drafts as the way to an e-signature service and back knows them: what is sent, what the thread says meanwhile, and what becomes of the document once all have signed.

import { FORM_SAYINGS, signedFormOf } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { EnvelopeOwner, OpenedAtService, ToSend, Unsigned } from "../../../envelope-owner.ts";
import type { SignerProgress } from "../../../ports/e-signatures/e-signatures-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { sealSigningUrl } from "../../records/envelopes/public.ts";
import { accessPaperAsSystem } from "../../records/papers/paper-access.ts";
import { drawPaper } from "../../records/papers/public.ts";
import { sayForService } from "../required-documents/commands/say-for-service.ts";
import { endForm, formName } from "./end-form.ts";
import { formContent } from "./form-content.ts";
import { giveSignedForm } from "./give-signed-form.ts";
import { notifySigner } from "./notify-of-form.ts";
import { type FormAtService, whyCalledOff } from "./review-forms.ts";
import { accessWaitingForm } from "./signed-form-access.ts";
import {
  findDraftOfForm,
  listDraftSigners,
  listWaitingForms,
  saveFormEnvelope,
  saveFormSigner,
} from "./signed-form-store.ts";

export const FORMS_AT_SERVICE: EnvelopeOwner = {
  otherwise: "Send it again, or upload a signed file.",
  access: async (tx, id) => {
    const on = await accessWaitingForm(tx, id);
    if (on === undefined) return undefined;
    // What nobody has noticed when it changed is noticed here.
    const saying = await whyCalledOff(tx, on);
    if (saying !== undefined) {
      await endForm(tx, on, { end: "callOff", saying });
      return undefined;
    }
    const drawn = await readFile(tx, on);
    return {
      envelope: on.envelope,
      toSend: () => toSend(on, drawn),
      keepOpened: (later, opened) => keepOpened(later, on, opened),
      keepProgress: (later, signers) => keepProgress(later, on, signers),
      end: (later, ended) => endUnsigned(later, on, ended),
      give: (later, file) => giveSignedForm(later, on, file),
    };
  },
  isOwn: async (tx, id) => (await findDraftOfForm(tx, id)) !== undefined,
  listWaiting: listWaitingForms,
};

/** Read with the draft locked, drawn after. */
async function readFile(tx: Transaction, { draft, document, envelope }: FormAtService) {
  const form = signedFormOf(document.requiredDocumentType);
  if (form === undefined) throw new Error("What is at the service is a form.");
  const paper = await accessPaperAsSystem(tx, envelope.paperId);
  const content = await formContent(tx, draft, { form, signers: envelope.signers });
  const people = await listDraftSigners(tx, draft.id);
  return { paper, content, people, publicUrl: tx.app.settings.publicUrl };
}

async function toSend(
  { draft, envelope }: FormAtService,
  { paper, content, people, publicUrl }: Awaited<ReturnType<typeof readFile>>,
): Promise<ToSend> {
  const { bytes, signaturePlaces } = await drawPaper(content, paper, publicUrl);
  return {
    title: `${content.title} ${draft.referenceNumber}`,
    file: { fileName: paper.fileName, contentType: "application/pdf", content: bytes },
    signers: envelope.signers.map(({ name, accountId }, at) => {
      const email = people.find((each) => each.accountId === accountId)?.email ?? "";
      const place = signaturePlaces[at];
      if (place === undefined) throw new Error("A form has a place for each who signs it.");
      return { name, email, place };
    }),
    returnPath: `/drafts/${draft.organisationId}/${draft.id}/view`,
  };
}

async function keepOpened(
  tx: Transaction,
  { draft, envelope }: FormAtService,
  { providerId, sentSha256, signingUrls }: OpenedAtService,
): Promise<void> {
  for (const [at, { id }] of envelope.signers.entries()) {
    const kept = { table: "draft_envelope_signer", rowId: id } as const;
    const signingUrlEncrypted = sealSigningUrl(tx.app, kept, signingUrls[at] ?? "");
    await saveFormSigner(tx, id, { signingUrlEncrypted });
  }
  await saveFormEnvelope(tx, envelope, { providerId, sentSha256 });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}

/** Each step is said once: what was said stands in the signer's row. */
async function keepProgress(
  tx: Transaction,
  { draft, document, envelope }: FormAtService,
  progress: readonly SignerProgress[],
): Promise<void> {
  const say = (message: string) =>
    sayForService(tx, draft, document, { message, parentMessageId: envelope.messageId });
  for (const [at, signer] of envelope.signers.entries()) {
    const { hasOpened = false, hasSigned = false } = progress[at] ?? {};
    if (hasOpened && signer.readAt === null) {
      await saveFormSigner(tx, signer.id, { readAt: tx.now });
      await say(FORM_SAYINGS.read(signer.name));
    }
    if (!hasSigned || signer.signedAt !== null) continue;
    await saveFormSigner(tx, signer.id, { signedAt: tx.now });
    await say(FORM_SAYINGS.signed(signer.name));
    const next = envelope.signers[at + 1];
    if (next !== undefined)
      await notifySigner(tx, draft, { envelope, form: formName(document), accountId: next.accountId });
  }
}

async function endUnsigned(tx: Transaction, on: FormAtService, { end, reason }: Unsigned): Promise<void> {
  const saying = end === "refuse" ? FORM_SAYINGS.refused(reason) : FORM_SAYINGS.failed(reason);
  await endForm(tx, on, { end, saying, reason });
}
