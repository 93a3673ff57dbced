// Makes a new draft from a document, with its facts taken over as far as they are still valid, and keeps which document it is to replace.

import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import {
  type SuccessorKind,
  successorKinds,
  takenOver,
  takesPlace,
} from "@bondline/domain/documents/successors/successor.ts";
import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { textsByPath } from "../../../../fields/field-columns.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { findVisible } from "../../../../graphql/live.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { createDraft } from "../../../drafts/drafts/commands/create-draft.ts";
import { accessDraft, accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { DRAFT_COLUMNS } from "../../../drafts/drafts/public.ts";
import { PARTY_COLUMNS } from "../../../parties/parties/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessDocumentToChange, type GrantedDocument } from "../../documents/document-access.ts";
import { DOCUMENT_COLUMNS, type Document } from "../../documents/public.ts";
import { accessDocumentToCopy, waitingSuccessor } from "../successor-access.ts";
import { successorsOf } from "../successor-part.ts";
import type { Succession } from "../successor-record.ts";
import { insertSuccessor, saveRelease } from "../successor-store.ts";
import { facilityToTakeOver, fillSuretyBond } from "../taken-over.ts";

export type CreateDraftFromDocumentInput = { documentId: string; version: number; kind: SuccessorKind };

/** The draft is made first and the document locked behind it, in the order in which everybody takes them; who was faster has moved its version on. */
export async function createDraftFromDocument(
  tx: Transaction,
  { documentId, version, kind }: CreateDraftFromDocumentInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const source = await accessDocumentToCopy(tx, documentId);
  const { draft, leftOut } = await factsOf(tx, source, kind);
  const { organisationId, documentVariant } = source;
  const created = await createDraft(tx, { organisationId, processType: documentVariant, draft });
  const draftId = asDraftId(String(created.draftId));
  const granted = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_EDIT");
  if (documentVariant === "SURETY_BOND") await fillSuretyBond(tx, granted, draft);

  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_COPY_TO_DRAFT");
  requireKind(document, kind);
  if (takesPlace(kind)) await requireNoOther(tx, successorsOf(document));
  await insertSuccessor(tx, document, {
    draftId,
    draftReference: granted.referenceNumber,
    kind,
    leftOut: leftOut.length === 0 ? null : leftOut.join(", "),
    release: takesPlace(kind) ? "WAITING" : "NONE",
    madeBy: accountId,
    madeByName: `${givenName} ${familyName}`,
  });
  await touchDocument(tx, document);
  return { draftId, documentId: document.id };
}

function requireKind(document: GrantedDocument<"CAN_COPY_TO_DRAFT">, kind: SuccessorKind): void {
  if (successorKinds(document).includes(kind)) return;
  refuse("INVALID_TRANSITION", {
    record: "document",
    status: DOCUMENT_STATUS_TEXT[document.status],
    event: `createDraftFromDocument as ${kind}`,
  });
}

/** A draft that was given up makes room for another. */
async function requireNoOther(tx: Transaction, successors: readonly Succession[]): Promise<void> {
  const waiting = waitingSuccessor(successors);
  if (waiting !== undefined)
    refuseFields({ documentId: `${waiting.draftReference} is already to take its place.` });
  for (const each of successors) if (each.release === "WAITING") await saveRelease(tx, each, "GIVEN_UP");
}

/** The document's own words go before those of the draft that it was issued from: it may have been amended. */
async function factsOf(tx: Transaction, document: Document, kind: SuccessorKind) {
  const { originalDraftId, deliveryType } = document;
  const original =
    originalDraftId === null ? undefined : await findVisible(() => accessDraft(tx, originalDraftId));
  return takenOver(kind, {
    texts: {
      ...(original && textsByPath(DRAFT_FIELDS, DRAFT_COLUMNS, original)),
      ...textsByPath(DOCUMENT_OWN_FIELDS, DOCUMENT_COLUMNS, document),
      ...(deliveryType !== null && { "deliveryDetails.deliveryType": deliveryType }),
      facilityId: await facilityToTakeOver(tx, { ...document, kind: document.documentVariant }),
    },
    parties: document.parties.map((party) => textsByPath(DRAFT_PARTY_FIELDS, PARTY_COLUMNS, party)),
    today: dayAt(tx.now, DEFAULT_ZONE),
  });
}
