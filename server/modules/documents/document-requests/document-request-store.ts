// Requests after issue in the database: SQL and nothing else. Who may see one is asked in document-request-access.

import type { RequestSide } from "@bondline/domain/documents/document-requests/document-request.ts";
import type { DocumentRequestStatus } from "@bondline/domain/documents/documents/document.ts";
import type { DocumentRequestEvent } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  type AccountId,
  asDocumentRequestId,
  type DocumentId,
  type DocumentRequestId,
  type SupplierId,
} from "@bondline/domain/ids.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { DocumentRequestOfDesk, DocumentRequestRow } from "./document-request-record.ts";

type NewRequest = Omit<
  NewRow<"document_request">,
  "createdAt" | "documentId" | "id" | "organisationId" | "status"
>;

export async function insertDocumentRequest(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  request: NewRequest,
): Promise<DocumentRequestId> {
  const id = asDocumentRequestId(tx.newId());
  await insertRow(tx, "document_request", {
    ...request,
    id,
    documentId,
    organisationId,
    status: "REQUESTED",
    createdAt: tx.now,
  });
  return id;
}

export async function findDocumentRequest(tx: Transaction, id: DocumentRequestId) {
  return await findRow<DocumentRequestRow>(tx, "select r.* from document_request r where r.id = $1", [id]);
}

/** Called with its document locked, by which all that happens to its requests takes turns. */
export async function findDocumentRequestForChange(tx: Transaction, id: DocumentRequestId) {
  return await findRow<DocumentRequestRow>(
    tx,
    "select r.* from document_request r where r.id = $1 for no key update",
    [id],
  );
}

/** Changed under the lock of its document, so the version that was read is the one that moves on. */
export async function saveAnswer(
  tx: Transaction,
  { id, version }: Granted<DocumentRequestRow, DocumentRequestEvent>,
  answer: Changes<"document_request">,
): Promise<void> {
  await updateRow(tx, "document_request", { id }, { ...answer, version: version + 1 });
}

/** A file of the document's, beside which the request names it. */
export async function saveAmendmentPaper(
  tx: Transaction,
  { id }: Granted<DocumentRequestRow, "execute">,
  paperId: string,
): Promise<void> {
  await updateRow(tx, "document_request", { id }, { paperId });
}

/** What else waits on its document ends with it. */
export async function saveEndOfRequests(
  tx: Transaction,
  documentId: DocumentId,
  status: DocumentRequestStatus,
) {
  await tx.query(
    "update document_request set status = $2, version = version + 1 where document_id = $1 and status in ('REQUESTED', 'ACCEPTED')",
    [documentId, status],
  );
}

/** Documents that are closed while something still waits on them. */
export async function listClosedWithRequests(tx: Transaction, max: number): Promise<DocumentId[]> {
  const rows = await tx.query<{ id: DocumentId }>(
    `select d.id from document d where d.closed_at is not null
        and exists (select 1 from document_request r where r.document_id = d.id and r.status in ('REQUESTED', 'ACCEPTED'))
      order by d.id limit $1 for no key update of d skip locked`,
    [max],
  );
  return rows.map(({ id }) => id);
}

/** The earliest first; each is looked at once, however it ends. */
export async function listDueReductions(tx: Transaction): Promise<{ id: string; documentId: DocumentId }[]> {
  return await tx.query(
    `select r.id, r.document_id from document_request r join document d on d.id = r.document_id
      where r.status = 'ACCEPTED' and r.scheduled_date <= ($1::timestamptz at time zone d.expiry_zone)::date and d.closed_at is null
      order by r.scheduled_date, r.id`,
    [tx.now],
  );
}

export type DeskFilter = {
  /** For a supplier's own people: what it issued. */
  supplierId: SupplierId | undefined;
  /** Only those that wait for an answer or for being done. */
  isOpen: boolean;
};

export const REQUESTS_OF_DESK = "document_request r join document d on d.id = r.document_id";
export const REQUEST_OF_DESK = `r.*, d.status as document_status, d.amount_cents as document_amount_cents, d.expires_at as document_expires_at, d.expiry_zone,
  d.reference_number, d.guarantee_number, (select n.name from organisation_names(array[r.organisation_id]) n) as applicant_name,
  d.first_beneficiary_name as beneficiary_name, (select s.trade_name from supplier s where s.id = d.supplier_id) as supplier_name`;

/** The longest waiting first. */
export async function listRequestsOfDesk(
  tx: Transaction,
  { supplierId, isOpen }: DeskFilter,
  list: PageArguments,
) {
  const open = isOpen ? " and r.status in ('REQUESTED', 'ACCEPTED')" : "";
  return await listRows<DocumentRequestOfDesk>(tx, list, {
    keyset: { column: "r.created_at", cast: "timestamptz", id: "r.id", direction: "ASC" },
    columns: REQUEST_OF_DESK,
    from: REQUESTS_OF_DESK,
    where: `($1::uuid is null or d.supplier_id = $1)${open}`,
    values: [supplierId ?? null],
  });
}

export type Concerned = {
  accountId: AccountId;
  email: string;
  givenName: string | null;
  /** By choice, and so notified of what their own side does as well. */
  isListed: boolean;
  side: RequestSide;
};

/** Who is notified of what happens: who raised the guarantee, its beneficiary's people, the staff of whoever issued it. */
export async function listConcerned(tx: Transaction, documentId: DocumentId): Promise<Concerned[]> {
  return await tx.query<Concerned>("select * from document_people($1, 'REQUESTS')", [documentId]);
}
