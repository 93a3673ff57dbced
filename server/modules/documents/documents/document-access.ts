// The only access checks of documents: nobody gets one without the policy table having said yes.

import {
  DOCUMENT_TABS,
  type DocumentRole,
  type DocumentStatus,
  type DocumentTab,
} from "@bondline/domain/documents/documents/document.ts";
import {
  type DocumentCapability,
  type DocumentFacts,
  decideDocument,
} from "@bondline/domain/documents/documents/document-capabilities.ts";
import {
  CHOSEN_DOCUMENTS_MAX,
  CHOSEN_DOCUMENTS_MESSAGE,
  DOCUMENT_FILTERS,
} from "@bondline/domain/documents/documents/document-filters.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import {
  asDocumentId,
  asDraftId,
  asOrganisationId,
  type DocumentId,
  type DraftId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import {
  type Actor,
  isProviderStaff,
  requirePerson,
  roleIn,
  supplierOf,
} from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { GrantedDraft } from "../../drafts/drafts/draft-access.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { allDocumentParts, type DocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import {
  countDocuments,
  type DocumentListFilter,
  type DocumentSort,
  findDocument,
  findDocumentForChange,
  findDocumentOfDraft,
  listDocuments,
  listDocumentsById,
  listFittingDocuments,
  listSharedDocuments,
  lockDocuments,
} from "./document-store.ts";

/** For reading. Missing and forbidden answer alike. */
export async function accessDocument(
  tx: Transaction,
  id: string,
  parts: readonly DocumentPart[] = allDocumentParts(tx.app),
): Promise<Document> {
  requirePerson(tx.actor);
  const needed = allDocumentParts(tx.app).filter((part) => part === "facts" || parts.includes(part));
  return requireVisible(tx.actor, await findDocument(tx, asDocumentId(id), needed), id);
}

/** A document that has passed the policy table for `Capability`. Only an access function makes one. */
export type GrantedDocument<Capability extends DocumentCapability> = Granted<Document, Capability>;

type ToChange = {
  id: string;
  version: number | undefined;
  /** For what belongs to the document and has an id of its own: it is that which is not there. */
  notFound?: () => never;
};

/**
 * For changing: locks the document, then asks in the fixed order whether the person may, whether what was read is
 * still current, and whether the document's status allows it.
 */
export async function accessDocumentToChange<Capability extends DocumentCapability>(
  tx: Transaction,
  { id, version, notFound = () => refuse("DOCUMENT_NOT_FOUND", { id }) }: ToChange,
  capability: Capability,
): Promise<GrantedDocument<Capability>> {
  requirePerson(tx.actor);
  const document = await findDocumentForChange(tx, asDocumentId(id));
  if (document === undefined) return notFound();
  const decision = decideDocument(documentFacts(tx.actor, document), capability);
  if (!decision.allowed && decision.because === "not-your-role") return notFound();
  if (!decision.allowed && decision.because === "archived") refuse("RECORD_ARCHIVED");
  const named = { record: "document", status: DOCUMENT_STATUS_TEXT[document.status] };
  return grantChange(document, { right: capability, versionRead: version, decision, named });
}

export type ChosenPlace = { organisationId: string; documentIds: readonly string[] };

/**
 * Of those that were chosen in one organisation's list, the ones for which this person has `capability`: any other is left out
 * as if it were not there, and where none is left the first is not found.
 */
export async function listChosenFor<Capability extends DocumentCapability>(
  tx: Transaction,
  place: ChosenPlace,
  { capability, parts }: { capability: Capability; parts: readonly DocumentPart[] },
): Promise<GrantedDocument<Capability>[]> {
  requirePerson(tx.actor);
  const documents = await listDocumentsById(tx, severalOf(place), ["facts", ...parts]);
  const granted = documents.filter((document) => maySee(tx.actor, document, capability));
  if (granted.length === 0) refuse("DOCUMENT_NOT_FOUND", { id: place.documentIds[0] ?? "" });
  return granted.map((document) => grant(document, capability));
}

/** As above, and nobody else changes them until this transaction ends. */
export async function accessChosenToChange<Capability extends DocumentCapability>(
  tx: Transaction,
  place: ChosenPlace,
  wanted: { capability: Capability; parts: readonly DocumentPart[] },
): Promise<GrantedDocument<Capability>[]> {
  requirePerson(tx.actor);
  await lockDocuments(tx, severalOf(place));
  return await listChosenFor(tx, place, wanted);
}

function severalOf({ organisationId, documentIds }: ChosenPlace) {
  if (documentIds.length === 0) refuseFields({ documentIds: "Choose at least one document." });
  if (documentIds.length > CHOSEN_DOCUMENTS_MAX) refuseFields({ documentIds: CHOSEN_DOCUMENTS_MESSAGE });
  return { organisationId: asOrganisationId(organisationId), ids: documentIds.map(asDocumentId) };
}

export async function accessDocumentOfDraft(tx: Transaction, draftId: string): Promise<Document> {
  requirePerson(tx.actor);
  return (
    (await findShownDocumentOfDraft(tx, asDraftId(draftId))) ?? refuse("DOCUMENT_NOT_FOUND", { id: draftId })
  );
}

/** Undefined for somebody on the draft who is not on what was issued from it, as who was invited after the issue. */
export async function findShownDocumentOfDraft(
  tx: Transaction,
  draftId: DraftId,
): Promise<Document | undefined> {
  const { actor } = tx;
  const document = await findDocumentOfDraft(tx, draftId);
  return document !== undefined && maySee(actor, document, "CAN_VIEW") ? document : undefined;
}

/** For the portal's own work, such as a digital original that is sent. */
export async function accessDocumentAsSystem(
  tx: Transaction,
  id: DocumentId,
): Promise<Granted<Document, "AS_SYSTEM">> {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself takes a document without asking the policy.");
  return grant((await findDocumentForChange(tx, id)) ?? refuse("DOCUMENT_NOT_FOUND", { id }), "AS_SYSTEM");
}

/** As above, to be read and not changed. */
export async function readDocumentAsSystem(tx: Transaction, id: DocumentId): Promise<Document> {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself reads a document without asking the policy.");
  return (await findDocument(tx, id, allDocumentParts(tx.app))) ?? refuse("DOCUMENT_NOT_FOUND", { id });
}

/** Of a draft that may be given its paper: who issues it gives the document the same file. Locks it, as for any change. */
export async function accessDocumentOfIssue(
  tx: Transaction,
  draft: GrantedDraft<"CAN_GIVE_PAPER">,
): Promise<Granted<Document, "BY_ITS_ISSUER">> {
  const { id } = await accessDocumentOfDraft(tx, draft.id);
  const document = await findDocumentForChange(tx, id);
  return grant(requireVisible(tx.actor, document, id), "BY_ITS_ISSUER");
}

export function maySee(actor: Actor, document: Document, capability: DocumentCapability): boolean {
  return decideDocument(documentFacts(actor, document), capability).allowed;
}

export function documentFacts(actor: Actor, document: Document): DocumentFacts {
  return {
    roles: documentRoles(actor, document),
    status: document.status,
    isSystemDocument: document.isSystemDocument,
    isHeld: document.isHeld,
    awaitsIndemnity: document.awaitsIndemnity,
    isArchived: document.archivedAt !== null,
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
  filter?: SentFilter;
};

const NEWEST_FIRST: DocumentSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAccessibleDocuments(
  tx: Transaction,
  list: DocumentListArguments,
  { parts, isCounted }: { parts: readonly DocumentPart[]; isCounted: boolean },
): Promise<Page<Document>> {
  const { filter, sort } = requireDocumentList(tx, list);
  return await listDocuments(tx, filter, sort, { list, parts, isCounted });
}

/** What of an organisation's list this person may have, and in which order they want it. */
export function requireDocumentList(
  tx: Transaction,
  list: Omit<DocumentListArguments, keyof PageArguments>,
): { filter: DocumentListFilter; sort: DocumentSort } {
  return { filter: listFilterOf(tx, list), sort: list.sort ?? NEWEST_FIRST };
}

export type ChosenArguments = Pick<DocumentListArguments, "organisationId" | "tab" | "search" | "filter"> & {
  count: number;
  exceptIds?: readonly string[] | null | undefined;
};

/** As the person saw them: another number than theirs is refused, before anything is done with what they have not seen. */
export async function listChosenDocuments(
  tx: Transaction,
  { count, exceptIds, ...list }: ChosenArguments,
  parts: readonly DocumentPart[],
): Promise<Document[]> {
  const filter = listFilterOf(tx, list);
  if (count < 0 || count > CHOSEN_DOCUMENTS_MAX) refuseFields({ count: CHOSEN_DOCUMENTS_MESSAGE });
  const leftOut = (exceptIds ?? []).map(asDocumentId);
  const found = await listFittingDocuments(tx, filter, { except: leftOut, max: count, parts });
  requireCurrent({ version: found.length }, count);
  return found;
}

function listFilterOf(
  tx: Transaction,
  list: Pick<DocumentListArguments, "organisationId" | "tab" | "search" | "filter">,
): DocumentListFilter {
  const organisationId = requireOrganisation(tx, list.organisationId);
  return {
    organisationId,
    statuses: statusesOf(list.tab),
    search: list.search ?? "",
    onlyAdded: roleIn(tx.actor, organisationId) === "LIMITED_USER",
    asked: checkFilter(DOCUMENT_FILTERS, list.filter),
  };
}

export type SharedListArguments = PageArguments & { search?: string | null | undefined };

/** The person's own shares and nobody else's, whichever organisations they belong to. */
export async function listDocumentsSharedWithMe(
  tx: Transaction,
  { search, ...list }: SharedListArguments,
  parts: readonly DocumentPart[] = allDocumentParts(tx.app),
): Promise<Page<Document>> {
  requirePerson(tx.actor);
  return await listSharedDocuments(tx, search ?? "", { list, parts });
}

export async function countAccessibleDocuments(
  tx: Transaction,
  organisationId: OrganisationId,
): Promise<Record<DocumentTab, number>> {
  requireOrganisation(tx, organisationId);
  const onlyAdded = roleIn(tx.actor, organisationId) === "LIMITED_USER";
  const count = (tab: DocumentTab) =>
    countDocuments(
      tx,
      { organisationId, statuses: statusesOf(tab), search: "", onlyAdded, asked: {} },
      COUNT_MAX,
    );
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
