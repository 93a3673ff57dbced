// The access checks of a new draft from a document or another draft: who may copy it, and belongs to the organisation that the draft is raised for.

import {
  type SuccessorKind,
  successorKinds,
  takesPlace,
} from "@bondline/domain/documents/successors/successor.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Actor, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { accessDocument, maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { successorsOf } from "./successor-part.ts";
import type { Succession } from "./successor-record.ts";

export async function accessDocumentToCopy(tx: Transaction, id: string): Promise<Document> {
  const document = await accessDocument(tx, id);
  if (!mayCopy(tx.actor, document)) refuse("DOCUMENT_NOT_FOUND", { id });
  return document;
}

/** For whoever may raise drafts for its organisation; somebody from outside who was invited onto it raises none. */
export async function accessDraftToCopy(tx: Transaction, id: string): Promise<Draft> {
  const draft = await accessDraft(tx, id);
  const role = roleIn(tx.actor, draft.organisationId) ?? null;
  if (!decideOrganisation({ role }, "CAN_ADD_DOCUMENTS").allowed) refuse("DRAFT_NOT_FOUND", { id });
  return draft;
}

/** What the person may make of it now: one draft at a time is to take its place. */
export function kindsToMake(actor: Actor, document: Document): SuccessorKind[] {
  if (!mayCopy(actor, document)) return [];
  const isTaken = waitingSuccessor(successorsOf(document)) !== undefined;
  return successorKinds(document).filter((kind) => !isTaken || !takesPlace(kind));
}

/** The draft that is on its way to take the document's place. */
export function waitingSuccessor(successors: readonly Succession[]): Succession | undefined {
  return successors.find((each) => each.release === "WAITING" && !isGivenUp(each));
}

function isGivenUp({ draftStatus }: Pick<Succession, "draftStatus">): boolean {
  return draftStatus === "CANCELLED" || draftStatus === "REJECTED";
}

/** Somebody from outside may be an owner of one document, and raises no drafts. */
function mayCopy(actor: Actor, document: Document): boolean {
  return roleIn(actor, document.organisationId) !== undefined && maySee(actor, document, "CAN_COPY_TO_DRAFT");
}
