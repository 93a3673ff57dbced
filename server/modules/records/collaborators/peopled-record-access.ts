// The only access checks of a record whose people are looked after: a draft or a document, by the same questions.

import { decideDocument } from "@bondline/domain/documents/documents/document-capabilities.ts";
import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT, type ProcessType } from "@bondline/domain/process-type.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { addedParts } from "../../../record-parts.ts";
import { type Granted, grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessChosenToChange,
  accessDocumentToChange,
  type ChosenPlace,
  documentFacts,
  type GrantedDocument,
  listChosenFor,
} from "../../documents/documents/document-access.ts";
import type { Document } from "../../documents/documents/public.ts";
import { accessDraftToChange, draftFacts } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import type { Collaborator } from "./collaborator-record.ts";
import { collaboratorsOf, PEOPLE_OF_DOCUMENT } from "./document-collaborator-part.ts";

export type RecordPlace = { kind: "document" | "draft"; id: string };

export type PeopledRecord = ({ kind: "document"; id: DocumentId } | { kind: "draft"; id: DraftId }) & {
  organisationId: OrganisationId;
  organisationName: string;
  /** In words: "bank guarantee", "bank guarantee application". */
  what: string;
  referenceNumber: string;
  amountCents: Cents | null;
  beneficiaryName: string;
  people: readonly Collaborator[];
  /** Whether the person who asks may look after its people. */
  mayManage: boolean;
  /** Also where the record is archived: access ends when somebody leaves. */
  mayTakeOff: boolean;
};
/** By right, what the record itself is asked for. */
const ASKED_OF_RECORD = {
  CAN_MANAGE_COLLABORATORS: "CAN_MANAGE_COLLABORATORS",
  CAN_TAKE_OFF: "CAN_VIEW",
  CAN_VIEW: "CAN_VIEW",
} as const;
export type PeopleRight = keyof typeof ASKED_OF_RECORD;

const NOT_FOUND = { document: "DOCUMENT_NOT_FOUND", draft: "DRAFT_NOT_FOUND" } as const;

/** Locks the record, then asks whether the person may. */
export async function accessPeopled<Right extends PeopleRight>(
  tx: Transaction,
  { kind, id }: RecordPlace,
  { right, notFound }: { right: Right; notFound?: () => never },
): Promise<Granted<PeopledRecord, Right>> {
  const asked = { id, version: undefined, ...(notFound && { notFound }) };
  const needed = ASKED_OF_RECORD[right];
  const record =
    kind === "draft"
      ? peopledDraft(tx, await accessDraftToChange(tx, asked, needed))
      : peopledDocument(tx, await accessDocumentToChange(tx, asked, needed));
  if (right === "CAN_TAKE_OFF" && !record.mayTakeOff) refuse(NOT_FOUND[kind], { id });
  return grant(record, right);
}

/** As it was read: a change since then answers CONFLICT, so that nobody approves what they have not seen. */
export async function accessDraftToApprove(
  tx: Transaction,
  { id, version, hasApproved }: { id: string; version: number; hasApproved: boolean },
) {
  return await accessDraftToChange(
    tx,
    { id, version },
    hasApproved ? "CAN_APPROVE" : "CAN_WITHDRAW_APPROVAL",
  );
}

export type PeopledDocument = PeopledRecord & { kind: "document" };

const CHOSEN = {
  capability: "CAN_MANAGE_COLLABORATORS",
  parts: ["parties", "organisation", ...addedParts([PEOPLE_OF_DOCUMENT])],
} as const;

/** Those of the chosen documents whose people this person may look after, as one of them is asked for. */
export async function listPeopledDocuments(tx: Transaction, place: ChosenPlace): Promise<ManagedDocument[]> {
  return managed(tx, await listChosenFor(tx, place, CHOSEN));
}

/** As above, locked. */
export async function accessPeopledDocuments(
  tx: Transaction,
  place: ChosenPlace,
): Promise<ManagedDocument[]> {
  return managed(tx, await accessChosenToChange(tx, place, CHOSEN));
}

export type ManagedDocument = Granted<PeopledDocument, "CAN_MANAGE_COLLABORATORS">;

function managed(tx: Transaction, documents: readonly GrantedDocument<"CAN_MANAGE_COLLABORATORS">[]) {
  return documents.map((document) => grant(peopledDocument(tx, document), "CAN_MANAGE_COLLABORATORS"));
}

function peopledDraft(tx: Transaction, draft: Draft): PeopledRecord {
  return {
    ...sharedOf(draft),
    kind: "draft",
    id: draft.id,
    what: `${wordFor(draft.processType)} application`,
    ...peopleOfDraft(tx, draft),
  };
}

export type ShownPeople = Pick<PeopledRecord, "people" | "mayManage" | "mayTakeOff">;

/** Of a record in a list too, which holds only the parts that it shows. */
export function peopleOfDraft(tx: Transaction, draft: Draft): ShownPeople {
  const facts = draftFacts(tx.actor, draft);
  const may = (isArchived: boolean) =>
    decideDraft({ ...facts, isArchived }, "CAN_MANAGE_COLLABORATORS").allowed;
  return {
    people: draft.collaborators,
    mayManage: may(draft.archivedAt !== null),
    mayTakeOff: may(false),
  };
}

export function peopleOfDocument(tx: Transaction, document: Document): ShownPeople {
  const facts = documentFacts(tx.actor, document);
  const may = (isArchived: boolean) =>
    decideDocument({ ...facts, isArchived }, "CAN_MANAGE_COLLABORATORS").allowed;
  return {
    people: collaboratorsOf(document),
    mayManage: may(document.archivedAt !== null),
    mayTakeOff: may(false),
  };
}

function peopledDocument(tx: Transaction, document: Document): PeopledDocument {
  return {
    ...sharedOf(document),
    kind: "document",
    id: document.id,
    what: wordFor(document.documentVariant),
    ...peopleOfDocument(tx, document),
  };
}

function sharedOf({ organisationId, organisation, referenceNumber, amountCents, parties }: Draft | Document) {
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  return {
    organisationId,
    organisationName: organisation.name,
    referenceNumber,
    amountCents,
    beneficiaryName: beneficiary?.name ?? "",
  };
}

function wordFor(type: ProcessType): string {
  return PROCESS_TYPE_TEXT[type].toLowerCase();
}
