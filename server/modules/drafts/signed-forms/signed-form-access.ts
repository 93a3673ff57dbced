// The only access checks of forms that are signed elsewhere: by what somebody may do with the draft, on whose side they are, and what waits.

import type { RequiredDocumentSide } from "@bondline/domain/drafts/required-documents/required-document.ts";
import {
  type FormSigningCapability,
  formSigningCapabilities,
  maySendToSign,
  type SignedForm,
  signedFormOf,
} from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { ESignaturesPort } from "../../../ports/e-signatures/e-signatures-port.ts";
import type { Actor } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import type { RequiredDocumentRow } from "../required-documents/public.ts";
import {
  accessRequiredDocumentToChange,
  managesDocuments,
  type RequiredDocumentOfDraft,
  sideOn,
} from "../required-documents/required-document-access.ts";
import { documentOf, type FormAtService } from "./review-forms.ts";
import type { DraftSigner, FormEnvelope } from "./signed-form-record.ts";
import { findDraftOfForm, listDraftSigners, listFormEnvelopes } from "./signed-form-store.ts";

const NO_SERVICE_MESSAGE = "No e-signature service is set up. Upload a signed file instead.";
const NO_FORM_MESSAGE = "This document is no form of ours. Upload a file instead.";
const WAITS_MESSAGE = "This is waiting to be signed already. Call that off first.";
const NOT_YOURS_MESSAGE = "This cannot be sent to be signed now.";
const NOTHING_WAITS_MESSAGE = "Nothing of this document waits at an e-signature service.";
const NOT_SENT_BY_YOU_MESSAGE =
  "The bank has sent this to be signed, and calls it off. You can refuse it on its signing page.";

type Right = "CAN_MANAGE_REQUIRED_DOCUMENTS";
type FormToSend = RequiredDocumentOfDraft<Right> & { form: SignedForm; service: ESignaturesPort };

/** Locks the draft, then asks whether the person may, and whether nothing waits yet. */
export async function accessFormToSend(tx: Transaction, requiredDocumentId: string): Promise<FormToSend> {
  const on = await accessRequiredDocumentToChange(tx, requiredDocumentId, "CAN_MANAGE_REQUIRED_DOCUMENTS");
  const { document, draft, side } = on;
  const form = signedFormOf(document.requiredDocumentType);
  if (form === undefined) refuseFields({ requiredDocumentId: NO_FORM_MESSAGE });
  if (!maySendToSign(side, document)) refuseFields({ requiredDocumentId: NOT_YOURS_MESSAGE });
  if (waitingOf(await listFormEnvelopes(tx, draft.id), document) !== undefined)
    refuseFields({ requiredDocumentId: WAITS_MESSAGE });
  const { eSignatures } = tx.app.ports;
  if (eSignatures === undefined) refuseFields({ requiredDocumentId: NO_SERVICE_MESSAGE });
  return { ...on, form, service: eSignatures };
}

/** By the side that has sent it, or by the bank's. */
export async function accessFormToCallOff(
  tx: Transaction,
  requiredDocumentId: string,
): Promise<RequiredDocumentOfDraft<Right> & { envelope: FormEnvelope }> {
  const on = await accessRequiredDocumentToChange(tx, requiredDocumentId, "CAN_MANAGE_REQUIRED_DOCUMENTS");
  const envelope = waitingOf(await listFormEnvelopes(tx, on.draft.id), on.document);
  if (envelope === undefined) refuseFields({ requiredDocumentId: NOTHING_WAITS_MESSAGE });
  const may = formSigningCapabilities(on.side, { document: on.document, sentBy: envelope.openedSide });
  if (!may.includes("CAN_CALL_OFF")) refuseFields({ requiredDocumentId: NOT_SENT_BY_YOU_MESSAGE });
  return { ...on, envelope };
}

/** For the portal's own work; locks the draft. Undefined once it was answered or called off. */
export async function accessWaitingForm(tx: Transaction, id: string): Promise<FormAtService | undefined> {
  const draftId = await findDraftOfForm(tx, id);
  if (draftId === undefined) return undefined;
  const draft = await accessDraftAsSystem(tx, draftId);
  const envelope = (await listFormEnvelopes(tx, draftId)).find((each) => each.id === id);
  const document = envelope && documentOf(draft, envelope);
  if (envelope?.status !== "WAITING" || document === undefined) return undefined;
  return { draft, document, envelope };
}

function waitingOf(
  envelopes: readonly FormEnvelope[],
  { id }: RequiredDocumentRow,
): FormEnvelope | undefined {
  return envelopes.find(
    ({ requiredDocumentId, status }) => requiredDocumentId === id && status === "WAITING",
  );
}

const byTransaction = new WeakMap<Transaction, Map<DraftId, Promise<FormEnvelope[]>>>();

/** Read once for all documents of a draft. */
export async function envelopesOf(tx: Transaction, draftId: DraftId): Promise<FormEnvelope[]> {
  const known: Map<DraftId, Promise<FormEnvelope[]>> = byTransaction.get(tx) ?? new Map();
  byTransaction.set(tx, known);
  const ofDraft = known.get(draftId) ?? listFormEnvelopes(tx, draftId);
  known.set(draftId, ofDraft);
  return await ofDraft;
}

type FormsOfDocument = { draft: Draft; document: RequiredDocumentRow; envelopes: FormEnvelope[] };

export function capabilitiesOn(
  { actor, app }: Pick<Transaction, "actor" | "app">,
  { draft, document, envelopes }: FormsOfDocument,
): FormSigningCapability[] {
  const side: RequiredDocumentSide | undefined = sideOn(actor, draft);
  if (side === undefined || !managesDocuments(actor, draft) || app.ports.eSignatures === undefined) return [];
  return formSigningCapabilities(side, { document, sentBy: waitingOf(envelopes, document)?.openedSide });
}

/** Names are shown to whoever may choose among them. */
export async function candidatesOf(tx: Transaction, on: FormsOfDocument): Promise<DraftSigner[]> {
  return capabilitiesOn(tx, on).includes("CAN_SEND_TO_SIGN") ? await listDraftSigners(tx, on.draft.id) : [];
}

/** A signing page is opened by the one whose turn it is, and shown to nobody else. */
export function isOwnTurn(actor: Actor, { status, signers }: FormEnvelope): boolean {
  const next = signers.find(({ signedAt }) => signedAt === null);
  return status === "WAITING" && actor.kind === "person" && next?.accountId === actor.accountId;
}
