// The access checks of an agreement: for the side that loses by a request, for whoever may mail them a link, and for whoever holds that link.

import { maySendAgreement } from "@bondline/domain/documents/document-requests/document-request-capabilities.ts";
import { changedSince } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { stillNeedsAgreement } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { DOCUMENT_REQUEST_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { asDocumentRequestId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { type Granted, grant, refuseStale, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type MailedLink, readByLink, requireByLink } from "../../people/accounts/public.ts";
import {
  accessDocument,
  accessDocumentAsSystem,
  accessDocumentToChange,
  documentFacts,
  type GrantedDocument,
  maySee,
  readDocumentAsSystem,
} from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { findRequestOfCode } from "./agreement-store.ts";
import { isWhoAgrees, readerOf, refuseRequest, requireRequest } from "./document-request-access.ts";
import { termsOf } from "./document-request-part.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";
import { findDocumentRequestForChange } from "./document-request-store.ts";

type ToTake = { id: string; version: number };
export type ToAgree = {
  request: Granted<DocumentRequestRow, "execute">;
  document: GrantedDocument<"CAN_AMEND"> | Granted<Document, "AS_SYSTEM">;
};

/** For who loses by it: locks the document, then asks whether they may, whether what was read is current, and whether they are still asked. */
export async function accessRequestToAgree(tx: Transaction, { id, version }: ToTake): Promise<ToAgree> {
  const { documentId } = await requireRequest(tx, id);
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound: () => refuseRequest(id) },
    "CAN_AMEND",
  );
  const request = (await findDocumentRequestForChange(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
  if (!isWhoAgrees(request, documentFacts(tx.actor, document).roles)) refuseRequest(id);
  requireCurrent(request, version);
  requireAsked(request, "agree");
  requireAsAsked(request, document);
  return { request: grant(request, "execute"), document };
}

export type ToSend = {
  request: Granted<DocumentRequestRow, "execute">;
  document: GrantedDocument<"CAN_AMEND" | "CAN_EXECUTE_REQUESTS">;
  /** Who knows the beneficiary by its own papers, and may name another address. */
  isIssuerOfPaper: boolean;
};

/** For whoever issued the paper, and the side that has asked. */
export async function accessRequestToSend(tx: Transaction, { id, version }: ToTake): Promise<ToSend> {
  const { documentId } = await requireRequest(tx, id);
  const isIssuer = maySee(tx.actor, await accessDocument(tx, documentId), "CAN_EXECUTE_REQUESTS");
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound: () => refuseRequest(id) },
    isIssuer ? "CAN_EXECUTE_REQUESTS" : "CAN_AMEND",
  );
  const request = (await findDocumentRequestForChange(tx, asDocumentRequestId(id))) ?? refuseRequest(id);
  const reader = readerOf(tx, { request, document });
  if (!reader.isIssuerOfPaper && !reader.isWhoAsked) refuseRequest(id);
  requireCurrent(request, version);
  if (!maySendAgreement(request, reader)) refuseAsked(request, "sendAgreement");
  requireAsAsked(request, document);
  return { request: grant(request, "execute"), document, isIssuerOfPaper: reader.isIssuerOfPaper };
}

function requireAsked(request: DocumentRequestRow, event: string): void {
  if (request.agreementText === null || stillNeedsAgreement(request) === undefined)
    refuseAsked(request, event);
}

function refuseAsked({ status }: DocumentRequestRow, event: string): never {
  refuse("INVALID_TRANSITION", { record: "request", status: DOCUMENT_REQUEST_STATUS_TEXT[status], event });
}

/** Nobody agrees to what can't be done any more. */
function requireAsAsked(request: DocumentRequestRow, document: Document): void {
  if (isCrossed(request, document)) refuseStale(request.version, document.version);
}

function isCrossed(request: DocumentRequestRow, document: Document): boolean {
  return changedSince(request.kind, request, termsOf(document)).length > 0;
}

export type AgreementLink = { requestId: string; agreementCode: string };
export type RequestOfLink = { request: DocumentRequestRow; document: Document };

const LINK: MailedLink<DocumentRequestRow> = {
  bearer: "Agreement link",
  perAddress: "agreementCodePerAddress",
  tries: "agreementTriesPerRequest",
  find: (tx, { id, codeHash }) => findRequestOfCode(tx, { id: asDocumentRequestId(id), codeHash }),
  refuse: refuseRequest,
};

export async function readRequestOfLink(context: Context, link: AgreementLink): Promise<RequestOfLink> {
  return await readByLink(context, LINK, given(link), async (tx, request) => {
    const document = await readDocumentAsSystem(tx, request.documentId);
    return isCrossed(request, document) ? undefined : { request, document };
  });
}

/** Locked, so that a code answers once; with it comes the document that it is about. */
export async function accessRequestByLink(tx: Transaction, link: AgreementLink): Promise<ToAgree> {
  const { documentId } = await requireByLink(tx, LINK, given(link));
  const document = await accessDocumentAsSystem(tx, documentId);
  const request = await requireByLink(tx, LINK, given(link));
  if (isCrossed(request, document)) refuseRequest(link.requestId);
  return { request: grant(request, "execute"), document };
}

function given({ requestId, agreementCode }: AgreementLink) {
  return { id: requestId, code: agreementCode };
}
