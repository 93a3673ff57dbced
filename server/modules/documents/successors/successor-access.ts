// The access check of a new draft from a document: who may copy it, and belongs to the organisation that the draft is raised for.

import { type SuccessorKind, successorKinds } from "@bondline/domain/documents/successors/successor.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Actor, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument, maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";

export async function accessDocumentToCopy(tx: Transaction, id: string): Promise<Document> {
  const document = await accessDocument(tx, id);
  if (!mayCopy(tx.actor, document)) refuse("DOCUMENT_NOT_FOUND", { id });
  return document;
}

/** What the person may make of it now. */
export function kindsToMake(actor: Actor, document: Document): SuccessorKind[] {
  return mayCopy(actor, document) ? successorKinds(document) : [];
}

/** Somebody from outside may be an owner of one document, and raises no drafts. */
function mayCopy(actor: Actor, document: Document): boolean {
  return roleIn(actor, document.organisationId) !== undefined && maySee(actor, document, "CAN_COPY_TO_DRAFT");
}
