// The only access checks of requests after issue: by what somebody may do with the document, and whose side has asked.

import {
  agreementNeededFrom,
  awaitsMilestone,
  DOCUMENT_REQUEST_KINDS,
  DOCUMENT_REQUEST_RULES,
  type DocumentRequestKind,
  type RequestSide,
  sideAsking,
} from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  type DocumentRequestCapability,
  documentRequestCapabilities,
  type RequestReader,
} from "@bondline/domain/documents/document-requests/document-request-capabilities.ts";
import { isStageDue } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { type DocumentRole, isClosed } from "@bondline/domain/documents/documents/document.ts";
import { decideDocument } from "@bondline/domain/documents/documents/document-capabilities.ts";
import { DOCUMENT_REQUEST_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import {
  type DocumentRequestEvent,
  documentRequestStatusAfter,
} from "@bondline/domain/documents/documents/document-transitions.ts";
import { asDocumentRequestId, type DocumentId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderStaff, requirePerson, supplierOf } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocument,
  accessDocumentAsSystem,
  accessDocumentToChange,
  documentFacts,
  type GrantedDocument,
  maySee,
} from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import type { DocumentRequestOfDesk, DocumentRequestRow } from "./document-request-record.ts";
import {
  findDocumentRequest,
  findDocumentRequestForChange,
  listRequestsOfDesk,
} from "./document-request-store.ts";

/** For reading: whoever sees the document sees what is asked of it. */
export async function accessDocumentRequest(tx: Transaction, id: string): Promise<RequestOfDocument> {
  requirePerson(tx.actor);
  const request = await findDocumentRequest(tx, asDocumentRequestId(id));
  if (request === undefined) refuse("DOCUMENT_REQUEST_NOT_FOUND", { id });
  return { ...request, document: await accessDocument(tx, request.documentId) };
}

/** As the contract shows it. */
export type RequestOfDocument = DocumentRequestRow & { document: Document };

export type RequestOnDocument = { request: DocumentRequestRow; document: Document };

/** What the person may ask of it now, in the order of the list. */
export function kindsToAsk(actor: Actor, document: Document): DocumentRequestKind[] {
  const facts = documentFacts(actor, document);
  if (!document.isSystemDocument) return [];
  return DOCUMENT_REQUEST_KINDS.filter(
    (kind) =>
      sideAsking(kind, facts.roles) !== undefined &&
      decideDocument(facts, DOCUMENT_REQUEST_RULES[kind].asks).allowed &&
      (kind !== "EXTENSION" || document.expiresAt !== null),
  );
}

export function capabilitiesOn(tx: Transaction, on: RequestOnDocument): DocumentRequestCapability[] {
  return documentRequestCapabilities(on.request, readerOf(tx, on));
}

export function readerOf({ actor }: Transaction, on: RequestOnDocument): RequestReader {
  const { roles } = documentFacts(actor, on.document);
  return {
    isBeneficiarysSide: maySee(actor, on.document, "CAN_CLAIM"),
    isIssuerOfPaper: maySee(actor, on.document, "CAN_EXECUTE_REQUESTS"),
    isWhoAsked: isOfSide(actor, on),
    isWhoAgrees: maySee(actor, on.document, "CAN_AMEND") && isWhoAgrees(on.request, roles),
  };
}

/** Who asks for one side never agrees for the other. */
export function isWhoAgrees({ kind, side }: DocumentRequestRow, roles: ReadonlySet<DocumentRole>): boolean {
  const needed = agreementNeededFrom(kind, side);
  return needed !== undefined && sideAsking("AMENDMENT", roles) === needed;
}

function isOfSide(actor: Actor, { request: { kind, side }, document }: RequestOnDocument): boolean {
  const { roles } = documentFacts(actor, document);
  return sideAsking(kind, roles) === side && maySee(actor, document, DOCUMENT_REQUEST_RULES[kind].asks);
}

/** For whom the person asks; the document has passed its access check for that. */
export function requireSide(
  { actor }: Transaction,
  document: GrantedDocument<"CAN_AMEND" | "CAN_CLAIM">,
  kind: DocumentRequestKind,
): RequestSide {
  const side = sideAsking(kind, documentFacts(actor, document).roles);
  return side ?? refuse("DOCUMENT_NOT_FOUND", { id: document.id });
}

/** For the portal's own work: a reduction that was accepted and whose day has come. Undefined where it has been taken back meanwhile. */
export async function accessDueReduction(
  tx: Transaction,
  { id, documentId }: { id: string; documentId: DocumentId },
): Promise<DueReduction | undefined> {
  const document = await accessDocumentAsSystem(tx, documentId);
  const request = await findDocumentRequestForChange(tx, asDocumentRequestId(id));
  if (request?.status !== "ACCEPTED") return undefined;
  const isDue = isStageDue(request, dayAt(tx.now, document.expiryZone)) && !isClosed(document.status);
  return isDue ? { request: grant(request, "execute"), document } : undefined;
}

export type DueReduction = {
  request: Granted<DocumentRequestRow, "execute">;
  document: Granted<Document, "AS_SYSTEM">;
};

/** For the portal's own work: an executed request whose paper is still to be made. Undefined where there is nothing left to do. */
export async function accessAmendment(tx: Transaction, id: string): Promise<ToMakePaperOf | undefined> {
  const found = await findDocumentRequest(tx, asDocumentRequestId(id));
  if (found === undefined || found.paperId !== null || !isAmendment(found)) return undefined;
  const document = await accessDocumentAsSystem(tx, found.documentId);
  const request = await findDocumentRequestForChange(tx, found.id);
  return request?.paperId === null ? { request: grant(request, "execute"), document } : undefined;
}

/** What was claimed in full or cancelled is over: nothing of it is amended. */
function isAmendment({ kind, amountAfterCents }: DocumentRequestRow): boolean {
  return amountAfterCents !== null && amountAfterCents > 0n && kind !== "CANCELLATION";
}

export type ToMakePaperOf = DueReduction;

type ToTake = { id: string; version: number };
export type RequestRight = "CAN_AMEND" | "CAN_CLAIM" | "CAN_EXECUTE_REQUESTS";
export type GrantedRequest<Event extends DocumentRequestEvent, Right extends RequestRight> = {
  request: Granted<DocumentRequestRow, Event>;
  document: GrantedDocument<Right>;
};

/** For whoever issued the paper: locks the document, then asks whether they may, whether what was read is current, and how it stands. */
export async function accessRequestToAnswer<Event extends "accept" | "decline" | "execute">(
  tx: Transaction,
  { id, version }: ToTake,
  event: Event,
): Promise<GrantedRequest<Event, "CAN_EXECUTE_REQUESTS">> {
  const found = await requireRequest(tx, id);
  const document = await accessDocumentToChange(
    tx,
    { id: found.documentId, version: undefined, notFound: () => refuseRequest(id) },
    "CAN_EXECUTE_REQUESTS",
  );
  const request = (await findDocumentRequestForChange(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
  return { request: grantEvent(request, version, event), document };
}

/** For the side that has asked. */
export async function accessRequestToWithdraw(
  tx: Transaction,
  { id, version }: ToTake,
): Promise<GrantedRequest<"withdraw", "CAN_AMEND" | "CAN_CLAIM">> {
  const { documentId, kind } = await requireRequest(tx, id);
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound: () => refuseRequest(id) },
    DOCUMENT_REQUEST_RULES[kind].asks,
  );
  const request = (await findDocumentRequestForChange(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
  if (!isOfSide(tx.actor, { request, document })) refuseRequest(id);
  return { request: grantEvent(request, version, "withdraw"), document };
}

/** For who loses by the stage: the beneficiary, or the provider's staff on its behalf. */
export async function accessRequestToConfirm(
  tx: Transaction,
  { id, version }: ToTake,
): Promise<GrantedRequest<"execute", "CAN_CLAIM">> {
  const { documentId } = await requireRequest(tx, id);
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound: () => refuseRequest(id) },
    "CAN_CLAIM",
  );
  const request = (await findDocumentRequestForChange(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
  requireCurrent(request, version);
  if (!awaitsMilestone(request))
    refuse("INVALID_TRANSITION", {
      record: "request",
      status: DOCUMENT_REQUEST_STATUS_TEXT[request.status],
      event: "confirmMilestone",
    });
  return { request: grant(request, "execute"), document };
}

function grantEvent<Event extends DocumentRequestEvent>(
  request: DocumentRequestRow,
  version: number,
  event: Event,
): Granted<DocumentRequestRow, Event> {
  requireCurrent(request, version);
  documentRequestStatusAfter(request.status, event);
  return grant(request, event);
}

export async function requireRequest(tx: Transaction, id: string): Promise<DocumentRequestRow> {
  requirePerson(tx.actor);
  return (await findDocumentRequest(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
}

export function refuseRequest(id: string): never {
  refuse("DOCUMENT_REQUEST_NOT_FOUND", { id });
}

export type DeskListArguments = PageArguments & { isOpen?: boolean | null | undefined };

/** For a supplier's own people what it issued; the provider's see every request. */
export async function listDeskRequests(
  tx: Transaction,
  { isOpen, ...list }: DeskListArguments,
): Promise<Page<DocumentRequestOfDesk>> {
  const { actor } = tx;
  requirePerson(actor);
  const supplierId = isProviderStaff(actor) ? undefined : supplierOf(actor);
  if (!isProviderStaff(actor) && supplierId === undefined) refuseRequest("desk");
  return await listRequestsOfDesk(tx, { supplierId, isOpen: isOpen === true }, list);
}
