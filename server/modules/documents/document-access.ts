// The only doors to documents: nobody gets one without the policy table having said yes.

import {
  DOCUMENT_TABS,
  type DocumentRole,
  type DocumentStatus,
  type DocumentTab,
} from "@bondline/domain/documents/document.ts";
import {
  type DocumentCapability,
  type DocumentFacts,
  decideDocument,
} from "@bondline/domain/documents/document-capabilities.ts";
import { asDocumentId, asDraftId, type OrganisationId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { COUNT_MAX, type Page, type PageArguments, pageOf, pageRequest } from "../../graphql/connection.ts";
import { type Actor, isProviderStaff, requirePerson, roleIn, supplierOf } from "../../work/actor.ts";
import type { Work } from "../../work/work.ts";
import { requireOrganisation } from "../organisations/organisation-access.ts";
import { DOCUMENT_PARTS, type DocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import {
  countDocuments,
  type DocumentListRow,
  type DocumentSort,
  documentCursorForm,
  findDocument,
  findDocumentOfDraft,
  listDocuments,
} from "./document-store.ts";

/** For reading. Missing and forbidden answer alike (decisions §1). */
export async function accessDocument(
  work: Work,
  id: string,
  parts: readonly DocumentPart[] = DOCUMENT_PARTS,
): Promise<Document> {
  requirePerson(work.actor);
  const needed = DOCUMENT_PARTS.filter((part) => part === "facts" || parts.includes(part));
  return requireVisible(work.actor, await findDocument(work, asDocumentId(id), needed), id);
}

export async function accessDocumentOfDraft(work: Work, draftId: string): Promise<Document> {
  requirePerson(work.actor);
  return requireVisible(work.actor, await findDocumentOfDraft(work, asDraftId(draftId)), draftId);
}

export function maySee(actor: Actor, document: Document, capability: DocumentCapability): boolean {
  return decideDocument(documentFacts(actor, document), capability).allowed;
}

export function documentFacts(actor: Actor, document: Document): DocumentFacts {
  return {
    roles: documentRoles(actor, document),
    status: document.status,
    isSystemDocument: document.isSystemDocument,
  };
}

function requireVisible(actor: Actor, document: Document | undefined, id: string): Document {
  if (document === undefined || !maySee(actor, document, "CAN_VIEW")) refuse("DOCUMENT_NOT_FOUND", { id });
  return document;
}

function documentRoles(actor: Actor, document: Document): ReadonlySet<DocumentRole> {
  const roles = new Set<DocumentRole>(document.actorCollaboratorRoles ?? []);
  const member = roleIn(actor, document.organisationId);
  if (member === "ADMIN" || member === "USER") roles.add("OWNER");
  if (member === "LIMITED_USER" && document.actorIsViewer) roles.add("LIMITED");
  // What an organisation records for itself is its own affair; the portal's staff see what was issued through it.
  if (document.isSystemDocument && isProviderStaff(actor)) roles.add("PROVIDER");
  if (document.isSystemDocument && document.supplierId !== null && supplierOf(actor) === document.supplierId)
    roles.add("SUPPLIER");
  return roles;
}

export type DocumentListArguments = PageArguments & {
  organisationId: string;
  tab?: DocumentTab | null | undefined;
  search?: string | null | undefined;
  sort?: DocumentSort | null | undefined;
};

const NEWEST_FIRST: DocumentSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAccessibleDocuments(
  work: Work,
  list: DocumentListArguments,
  parts: readonly DocumentPart[] = DOCUMENT_PARTS,
): Promise<Page<Document>> {
  const organisationId = requireOrganisation(work, list.organisationId);
  const filter = {
    organisationId,
    statuses: statusesOf(list.tab),
    search: list.search ?? "",
    onlyAdded: roleIn(work.actor, organisationId) === "LIMITED_USER",
  };
  const sort = list.sort ?? NEWEST_FIRST;
  const request = pageRequest(list, documentCursorForm(sort));
  const rows = await listDocuments(work, filter, sort, request, parts);
  return pageOf<Document>(request, rows, cursorOf, () => countDocuments(work, filter, COUNT_MAX));
}

export async function countAccessibleDocuments(
  work: Work,
  organisationId: OrganisationId,
): Promise<Record<DocumentTab, number>> {
  requireOrganisation(work, organisationId);
  const onlyAdded = roleIn(work.actor, organisationId) === "LIMITED_USER";
  const count = (tab: DocumentTab) =>
    countDocuments(work, { organisationId, statuses: statusesOf(tab), search: "", onlyAdded }, COUNT_MAX);
  return {
    AWAITING_RETURN: await count("AWAITING_RETURN"),
    CLOSED: await count("CLOSED"),
    ESTABLISHED: await count("ESTABLISHED"),
    PROJECTED: await count("PROJECTED"),
  };
}

function statusesOf(tab: DocumentTab | null | undefined): readonly DocumentStatus[] {
  return tab ? DOCUMENT_TABS[tab] : Object.values(DOCUMENT_TABS).flat();
}

function cursorOf(document: Document): { value: string; id: string } {
  return { value: (document as DocumentListRow).sortText, id: document.id };
}
