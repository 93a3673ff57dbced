// Who is shown what a document brings along, said once for the record, its lists and its history.

import type { DocumentCapability } from "@bondline/domain/documents/documents/document-capabilities.ts";
import type { Actor } from "../../../transaction/actor.ts";
import { documentFacts, maySee } from "./document-access.ts";
import type { OwnDocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";

type Reader = Extract<DocumentCapability, "CAN_VIEW" | "CAN_VIEW_COSTS">;

/** The document's own row is for everybody who sees it. A new part of its own does not compile until it is said who reads it. */
const READERS_OF_PARTS: Readonly<Record<OwnDocumentPart, Reader>> = {
  details: "CAN_VIEW",
  wording: "CAN_VIEW",
  facts: "CAN_VIEW",
  parties: "CAN_VIEW",
  partyContacts: "CAN_VIEW",
  metadata: "CAN_VIEW",
  attachments: "CAN_VIEW",
  invoices: "CAN_VIEW_COSTS",
  cost: "CAN_VIEW_COSTS",
  securityMoney: "CAN_VIEW_COSTS",
  organisation: "CAN_VIEW",
  supplierName: "CAN_VIEW",
};

/** What the history calls the parts that it records. */
const HISTORY_OBJECTS: Readonly<Partial<Record<OwnDocumentPart, readonly string[]>>> = {
  parties: ["Party"],
  metadata: ["Metadata"],
  attachments: ["Attachment"],
  cost: ["Cost", "Rate"],
};

export function mayReadPart(actor: Actor, document: Document, part: OwnDocumentPart): boolean {
  return maySee(actor, document, READERS_OF_PARTS[part]);
}

/** What the history of a document keeps from the person who asks. */
export function objectsKeptFrom(actor: Actor, document: Document): string[] {
  const parts = Object.keys(HISTORY_OBJECTS) as OwnDocumentPart[];
  return [
    ...parts.flatMap((part) => (mayReadPart(actor, document, part) ? [] : (HISTORY_OBJECTS[part] ?? []))),
    ...(seesApplicantsReminders(actor, document) ? [] : ["Expiry acknowledged", "Expiry notice"]),
  ];
}

/** Whom the applicant reminds of an expiry, and who looks after it there; whoever holds the paper has reminders of their own. */
export function seesApplicantsReminders(actor: Actor, document: Document): boolean {
  const { roles } = documentFacts(actor, document);
  return roles.has("OWNER") || roles.has("PROVIDER");
}
