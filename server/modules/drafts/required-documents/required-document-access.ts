// The only access checks of required documents: by what somebody may do with the draft, and on whose side they are.

import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import {
  type Decider,
  mayPutUp,
  type RequiredDocumentSide,
  sideOf,
  takesFiles,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { asRequiredDocumentId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { type Actor, isProviderAdministrator } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, accessDraftToChange, draftFacts, type GrantedDraft } from "../drafts/draft-access.ts";
import { type Draft, readsPart } from "../drafts/public.ts";
import { REQUIRED_DOCUMENTS_OF_DRAFT, requiredDocumentsOf } from "./required-document-part.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";
import { findDraftOfRequiredDocument } from "./required-document-store.ts";

/** A beneficiary learns nothing of what the applicant shows its bank. */
export async function accessRequiredDocuments(
  tx: Transaction,
  draftId: string,
  organisationId?: string | null,
): Promise<Draft> {
  const draft = await accessDraft(tx, draftId, organisationId);
  if (!readsPart(tx.actor, draft, REQUIRED_DOCUMENTS_OF_DRAFT)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  return draft;
}

export type RequiredDocumentOfDraft<Right extends "CAN_MANAGE_REQUIRED_DOCUMENTS" | "CAN_ASK_FOR_DOCUMENTS"> =
  {
    draft: GrantedDraft<Right>;
    document: RequiredDocumentRow;
    side: RequiredDocumentSide;
  };

/** Locks the draft, then asks whether the person may and whether the draft is still open; the document is read behind the lock. */
export async function accessRequiredDocumentToChange<
  Right extends "CAN_MANAGE_REQUIRED_DOCUMENTS" | "CAN_ASK_FOR_DOCUMENTS",
>(tx: Transaction, id: string, right: Right): Promise<RequiredDocumentOfDraft<Right>> {
  const notFound = () => refuse("REQUIRED_DOCUMENT_NOT_FOUND", { id });
  const wanted = asRequiredDocumentId(id);
  const draftId = (await findDraftOfRequiredDocument(tx, wanted)) ?? notFound();
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined, notFound }, right);
  const document = requiredDocumentsOf(draft).find((each) => each.id === wanted) ?? notFound();
  return { draft, document, side: sideOn(tx.actor, draft) ?? notFound() };
}

/** Whether the portal may still do something about them by itself, whoever set it off. */
export function isOpenForDocuments({ status }: Pick<Draft, "status">): boolean {
  const facts = { roles: new Set(["PROVIDER"] as const), status, hasApproved: false };
  return decideDraft(facts, "CAN_MANAGE_REQUIRED_DOCUMENTS").allowed;
}

export function sideOn(actor: Actor, draft: Draft): RequiredDocumentSide | undefined {
  return sideOf(draftFacts(actor, draft).roles);
}

export function deciderOn(actor: Actor, draft: Draft): Decider {
  return { side: sideOn(actor, draft), isProviderAdministrator: isProviderAdministrator(actor) };
}

export function managesDocuments(actor: Actor, draft: Draft): boolean {
  return decideDraft(draftFacts(actor, draft), "CAN_MANAGE_REQUIRED_DOCUMENTS").allowed;
}

type Allows = (side: RequiredDocumentSide, document: RequiredDocumentRow) => boolean;
const CAPABILITIES = {
  CAN_UPLOAD: (side, document) => takesFiles(document) && mayPutUp(document.requiredDocumentType, side),
  CAN_WRITE: (_, { withdrawnAt }) => withdrawnAt === null,
  CAN_WITHDRAW: (side, document) => side !== "APPLICANT" && takesFiles(document),
} as const satisfies Record<string, Allows>;
export type RequiredDocumentCapability = keyof typeof CAPABILITIES;
export const REQUIRED_DOCUMENT_CAPABILITIES = codesIn(CAPABILITIES);

export function requiredDocumentCapabilities(
  actor: Actor,
  draft: Draft,
  document: RequiredDocumentRow,
): RequiredDocumentCapability[] {
  const side = sideOn(actor, draft);
  if (side === undefined || !managesDocuments(actor, draft)) return [];
  return REQUIRED_DOCUMENT_CAPABILITIES.filter((each) => CAPABILITIES[each](side, document));
}
