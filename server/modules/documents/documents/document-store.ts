// Documents in the database: SQL and nothing else. Whether somebody may see one is asked in document-access.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { likeText, planForSearch, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf } from "../../../database/list-conditions.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import {
  type KeyedText,
  type Listed,
  listPage,
  PAGE_COUNT_MAX,
  type Page,
  type PageArguments,
} from "../../../graphql/list-page.ts";
import { addedReads, partsOf } from "../../../record-parts.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import { invoiceChildren } from "../../money/invoices/public.ts";
import { SECURITY_OF_DOCUMENT } from "../../money/security-money/public.ts";
import {
  DOCUMENT_PARTIES,
  type PartyColumns,
  partyChildren,
  withParties,
  withPartiesOfPage,
} from "../../parties/parties/public.ts";
import { attachmentChildren } from "../../records/attachments/public.ts";
import { DOCUMENT_COLUMNS, DOCUMENT_SYSTEM_COLUMNS, LISTED_DOCUMENT_COLUMNS } from "./document-columns.ts";
import {
  DOCUMENT_FILTER_COLUMNS,
  DOCUMENT_ORDERS,
  type DocumentSortField,
  OWN_DOCUMENT_FILTER_COLUMNS,
} from "./document-filter-store.ts";
import { allDocumentParts, type DocumentPart, type OwnDocumentPart } from "./document-parts.ts";
import type { ChangingDocument, Document, DocumentRow } from "./document-record.ts";

/** One account may have been invited under several addresses: it then holds all their roles. */
const FACTS = `
  (select array_agg(distinct role) from document_collaborator c, unnest(c.roles) role
    where c.document_id = d.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED') as actor_collaborator_roles,
  exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id())) as actor_is_viewer,
  exists (select 1 from document_lost_original l where l.document_id = d.id and l.status = 'DECLARED') as awaits_indemnity`;

/** What a percentage was taken of before each change of the amount. Most have never been changed, and ask nothing. */
const AMOUNT_STEPS = `case when d.amendment_number = 0 then '[]' else (select coalesce(jsonb_agg(jsonb_build_object('changed_date', r.executed_date, 'amount_cents', r.amount_before_cents) order by r.amendment_number), '[]')
    from document_request r where r.document_id = d.id and r.amount_before_cents <> r.amount_after_cents) end as amount_steps`;

/** From a day on, the earliest first. */
const RATES = `(select coalesce(jsonb_agg(jsonb_build_object('from_date', r.from_date, 'recurring_percentage_cost', r.recurring_percentage_cost::text,
    'recurring_fixed_cost_cents', r.recurring_fixed_cost_cents, 'set_by_name', r.set_by_name, 'created_at', r.created_at) order by r.from_date), '[]')
    from document_cost_rate r where r.document_id = d.id) as cost_rates`;

const COST = `(select to_jsonb(c) || jsonb_build_object('recurring_percentage_cost', c.recurring_percentage_cost::text) from document_cost c where c.document_id = d.id) as cost, ${RATES}, ${AMOUNT_STEPS}`;

/** What a document's costs are worked out from, of `document d`. */
export const COST_FACTS = `d.amount_cents, d.interest_start_date, d.interest_end_date, d.closed_at, d.expiry_zone, ${COST}`;

/** What of a document names its attachment `a`, and so keeps it. */
const FILE_NAMED_BY = `case
    when exists (select from document_bank_action b where b.document_id = d.id and a.id in (b.file_id, b.answer_file_id)) then 'BANK_ACTION'
    when exists (select from document_lost_original l where l.document_id = d.id and l.indemnity_file_id = a.id) then 'LOST_ORIGINAL'
    when exists (select from document_signature s where s.document_id = d.id and s.paper_id = a.id) then 'SIGNATURE' end`;

/** What a document brings along, each part by itself, so that a list can leave out what nobody asked for. */
const OWN_READS: Record<Exclude<OwnDocumentPart, "details" | "parties" | "partyContacts">, string> = {
  wording: "d.wording_html, d.wording_hash, d.amended_wording_hash",
  facts: FACTS,
  metadata: `(select coalesce(json_agg(json_build_object('id', m.id, 'key', m.key, 'value', m.value) order by lower(m.key)), '[]')
    from document_metadata m where m.document_id = d.id) as metadata`,
  attachments: `${attachmentChildren("document_attachment", "document_id", FILE_NAMED_BY)} as attachments`,
  invoices: `${invoiceChildren("d.original_draft_id")} as invoices`,
  cost: COST,
  securityMoney: `${SECURITY_OF_DOCUMENT} as security_money`,
  organisation: "(select to_jsonb(o) from organisation_names(array[d.organisation_id]) o) as organisation",
  supplierName: "(select s.trade_name from supplier s where s.id = d.supplier_id) as supplier_name",
};

/** What is read beside the columns and the parties. */
function readsOf(tx: Transaction, parts: readonly DocumentPart[]): string[] {
  const reads: Readonly<Record<string, string>> = { ...OWN_READS, ...addedReads(partsOf(tx.app).document) };
  return parts.flatMap((part) => reads[part] ?? []);
}

const columnsText = (columns: readonly (string | null)[]) =>
  columns.flatMap((column) => (column === null ? [] : [`d.${snakeName(column)}`])).join(", ");
const LISTED_COLUMNS = columnsText(LISTED_DOCUMENT_COLUMNS);

function detail(tx: Transaction, parts: readonly DocumentPart[]): string {
  const isWhole = parts.includes("details");
  const columns = isWhole ? "d.*" : LISTED_COLUMNS;
  const parties = parts.includes("parties")
    ? [`${partyChildren(DOCUMENT_PARTIES, contactsIn(parts))} as parties`]
    : [];
  const others = isWhole ? parts.filter((part) => part !== "wording") : parts;
  return `select ${[columns, ...parties, ...readsOf(tx, others)].join(", ")} from document d`;
}

function contactsIn(parts: readonly DocumentPart[]): PartyColumns {
  return parts.includes("partyContacts") ? "with contacts" : "without contacts";
}

/** With `parts` among which the facts must be, since no access check opens without them. */
export async function findDocument(
  tx: Transaction,
  id: DocumentId,
  parts: readonly DocumentPart[] = allDocumentParts(tx.app),
): Promise<Document | undefined> {
  const [document] = await tx.query<Document>(`${detail(tx, parts)} where d.id = $1`, [id]);
  return document;
}

/** As `findDocument`, and nobody else changes it until this transaction ends. */
export async function findDocumentForChange(tx: Transaction, id: DocumentId): Promise<Document | undefined> {
  const locked = await tx.query("select 1 from document where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findDocument(tx, id);
}

type Several = { organisationId: OrganisationId; ids: readonly DocumentId[] };

/** In the order of their ids, so that of two who lock some of the same one waits for the other. */
export async function lockDocuments(tx: Transaction, { organisationId, ids }: Several): Promise<void> {
  await tx.query(
    "select count(*) from (select 1 from document where organisation_id = $1 and id = any ($2::uuid[]) order by id for no key update) locked",
    [organisationId, [...ids]],
  );
}

/** With what its reader asked for alone. */
type DocumentInParts = Document;

/** Those of one organisation that are there, in the order of their ids, with `parts` among which the facts must be. */
export async function listDocumentsById(
  tx: Transaction,
  { organisationId, ids }: Several,
  parts: readonly DocumentPart[],
): Promise<Document[]> {
  return await tx.query<DocumentInParts>(
    `${detail(tx, parts)} where d.organisation_id = $1 and d.id = any ($2::uuid[]) order by d.id`,
    [organisationId, [...ids]],
  );
}

export async function findDocumentOfDraft(tx: Transaction, draftId: DraftId): Promise<Document | undefined> {
  const [document] = await tx.query<Document>(
    `${detail(tx, allDocumentParts(tx.app))} where d.original_draft_id = $1`,
    [draftId],
  );
  return document;
}

/** What is printed beside the number, drawn by the database with the row. */
export async function findCheckCode(tx: Transaction, id: DocumentId): Promise<string> {
  const row = await findRow<{ checkCode: string }>(tx, "select check_code from document where id = $1", [id]);
  if (row === undefined) throw new Error("A document that is written about is there.");
  return row.checkCode;
}

/** People of the organisation that an issued document names as its beneficiary, where the provider has confirmed its ABN. */
export async function listBeneficiaryMembers(tx: Transaction, id: DocumentId) {
  return await tx.query<{ email: string; givenName: string }>("select * from beneficiary_members($1)", [id]);
}

export type DocumentSort = { field: DocumentSortField; direction: "ASC" | "DESC" };

export type DocumentListFilter = {
  organisationId: OrganisationId;
  statuses: readonly DocumentStatus[];
  search: string;
  onlyAdded: boolean;
  /** What else was asked, by `DOCUMENT_FILTERS`. */
  asked: CheckedFilter;
  /** Only these of them, or all but these. */
  chosen?: { ids: readonly DocumentId[]; areLeftOut: boolean };
};

/** A row holds the parts that were asked for; its type names the others too, as the contract's resolvers do. */
export type DocumentListRow = Listed<Document>;
/** Which page, with which parts of each row. */
export type DocumentPageWanted = { list: PageArguments; parts: readonly DocumentPart[] };

/** Without the wording, which is as long as a letter: a part of its own. */
const DETAILED_COLUMNS = columnsText([...Object.values(DOCUMENT_COLUMNS), ...DOCUMENT_SYSTEM_COLUMNS]);

const ONLY_ADDED =
  "exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id()))";

/** Whoever sees all of the organisation reads the view that its indexes serve; the others' documents are few. */
export function listedFrom({ onlyAdded }: DocumentListFilter): string {
  return onlyAdded ? "document d" : "organisation_document d";
}

/** Conditions stand in the text only where they are asked for, so that one plan fits every call of a text. */
export function listCondition(filter: DocumentListFilter, ofStatus = "d.status = any ($2)"): string {
  const { search, onlyAdded } = filter;
  return [
    "d.organisation_id = $1",
    ofStatus,
    likeText(search) === "" ? "$3 = ''" : "d.search_text like '%' || $3 || '%'",
    ...(onlyAdded ? [ONLY_ADDED] : []),
    ...narrowed(filter).conditions,
  ].join(" and ");
}

/** Behind the three values that every list of documents has. */
function narrowed({ asked, onlyAdded, chosen }: DocumentListFilter) {
  const columns = onlyAdded ? DOCUMENT_FILTER_COLUMNS : OWN_DOCUMENT_FILTER_COLUMNS;
  const { conditions, values } = conditionsOf(asked, columns, 3);
  if (chosen === undefined) return { conditions, values };
  const isChosen = `d.id ${chosen.areLeftOut ? "<> all" : "= any"} ($${4 + values.length}::uuid[])`;
  return { conditions: [...conditions, isChosen], values: [...values, [...chosen.ids]] };
}

/** Of words and filters it depends on their values which index finds the fewest rows to look at. */
function isLookedFor({ search, asked }: DocumentListFilter): boolean {
  return likeText(search) !== "" || Object.keys(asked).length > 0;
}

function pageOfIds(
  filter: DocumentListFilter,
  field: DocumentSortField,
  { beyond, tail }: KeyedText,
): string {
  const source = listedFrom(filter);
  if (field !== "CREATED_AT" || filter.onlyAdded || isLookedFor(filter))
    return `select d.id from ${source} where ${listCondition(filter)} ${beyond} ${tail}`;
  // Each status has its own newest at one place of the index. In one condition with the others all that have any of them would be sorted.
  return `select d.id from unnest($2::text[]) wanted (status) cross join lateral (
      select d.id, d.created_at from ${source} where ${listCondition(filter, "d.status = wanted.status")} ${beyond} ${tail}
    ) d ${tail}`;
}

export function listValues(filter: DocumentListFilter): SqlValue[] {
  const { organisationId, statuses, search } = filter;
  return [organisationId, [...statuses], likeText(search), ...narrowed(filter).values];
}

export async function listDocuments(
  tx: Transaction,
  filter: DocumentListFilter,
  { field, direction }: DocumentSort,
  { list, parts, isCounted }: DocumentPageWanted & { isCounted: boolean },
): Promise<Page<Document>> {
  if (isLookedFor(filter)) await planForValues(tx);
  return await listPage(list, {
    keyset: { ...DOCUMENT_ORDERS[field], id: "d.id", direction },
    values: listValues(filter),
    rows: async (keyed) => {
      const { sortText, order, values } = keyed;
      const ids = pageOfIds(filter, field, keyed);
      const rows = tx.query<DocumentListRow>(
        `select ${shownInRow(tx, parts, sortText)} from (${ids}) page join document d on d.id = page.id order by ${order}`,
        values,
      );
      if (!parts.includes("parties")) return await rows;
      // What a search has found is dearer to find again than to wait for.
      if (isLookedFor(filter)) return await withParties(tx, DOCUMENT_PARTIES, contactsIn(parts), await rows);
      return await withPartiesOfPage(tx, DOCUMENT_PARTIES, contactsIn(parts), { rows, ids, values });
    },
    count: () => countDocuments(tx, filter, PAGE_COUNT_MAX),
    isCounted,
  });
}

/** All that fit but those left out, the newest first; one more than `max` where there are more. */
export async function listFittingDocuments(
  tx: Transaction,
  filter: DocumentListFilter,
  { except, max, parts }: { except: readonly string[]; max: number; parts: readonly DocumentPart[] },
): Promise<Document[]> {
  await planForValues(tx);
  const values = listValues(filter);
  const { column } = DOCUMENT_ORDERS.CREATED_AT;
  return await readDocumentRows(
    tx,
    `d.id in (select d.id from ${listedFrom(filter)} where ${listCondition(filter)}
       and d.id <> all ($${values.length + 1}::uuid[]) order by ${column} desc, d.id desc limit ${max + 1})`,
    {
      sortText: `${column}::text as sort_text`,
      beyond: "",
      order: `${column} desc, d.id desc`,
      tail: "",
      values: [...values, [...except]],
    },
    parts,
  );
}

/** Rows of any list of documents, with the parts that were asked for. */
export async function readDocumentRows(
  tx: Transaction,
  where: string,
  { sortText, beyond, order, tail, values }: Omit<KeyedText, "edge" | "limit">,
  parts: readonly DocumentPart[],
): Promise<DocumentListRow[]> {
  const rows = await tx.query<DocumentListRow>(
    `select ${shownInRow(tx, parts, sortText)} from (
       select d.* from document d where ${where} ${beyond} ${tail}
     ) d order by ${order}`,
    values,
  );
  return parts.includes("parties") ? await withParties(tx, DOCUMENT_PARTIES, contactsIn(parts), rows) : rows;
}

/** Of a list's rows: what stands in the row itself. Parties are read for all rows at once. */
function shownInRow(tx: Transaction, parts: readonly DocumentPart[], sortText: string): string {
  const columns = parts.includes("details") ? DETAILED_COLUMNS : LISTED_COLUMNS;
  return [columns, ...readsOf(tx, parts), sortText].join(", ");
}

/** An array, since PostgreSQL finds it once for a page; what is joined with may be found anew for each document. */
const SHARED_WHERE = `d.id = any (array(select c.document_id from document_collaborator c
    where c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED'))
  and d.archived_at is null and ($1 = '' or d.search_text like '%' || $1 || '%')`;

/** What others have shared with this person by name, newest first. */
export async function listSharedDocuments(
  tx: Transaction,
  search: string,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  await planForSearch(tx, search);
  return await listPage(list, {
    keyset: { ...DOCUMENT_ORDERS.CREATED_AT, id: "d.id", direction: "DESC" },
    values: [likeText(search)],
    rows: (keyed) => readDocumentRows(tx, SHARED_WHERE, keyed, parts),
    count: () => countSharedDocuments(tx, search, PAGE_COUNT_MAX),
  });
}

async function countSharedDocuments(tx: Transaction, search: string, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from document d where ${SHARED_WHERE} limit ${max + 1}) counted`,
    [likeText(search)],
  );
  return counted?.count ?? 0;
}

export async function countDocuments(
  tx: Transaction,
  filter: DocumentListFilter,
  max: number,
): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${listedFrom(filter)} where ${listCondition(filter)} limit ${max + 1}) counted`,
    listValues(filter),
  );
  return counted?.count ?? 0;
}

type NewDocument = Omit<
  DocumentRow,
  | "actionAt"
  | "amendmentNumber"
  | "createdAt"
  | "updatedAt"
  | "version"
  | "closedAt"
  | "closeReason"
  | "closedFrom"
  | "archivedAt"
>;

export async function insertDocument(
  tx: Transaction,
  document: NewDocument,
): Promise<Granted<NewDocument, "CREATED">> {
  await insertRow(tx, "document", { ...document, createdAt: tx.now, updatedAt: tx.now });
  return grantCreated(document);
}

type MadeFileRow = Pick<
  NewRow<"document_attachment">,
  "id" | "variant" | "fileName" | "contentType" | "contentMd5Checksum" | "fileSize" | "storageKey" | "sha256"
>;

/** Of the portal's own making: it is there and needs no scan. */
export async function insertMadeFile(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  file: MadeFileRow,
): Promise<void> {
  await insertRow(tx, "document_attachment", {
    ...file,
    organisationId,
    documentId,
    draftAttachmentId: null,
    receivedAt: tx.now,
    infectedFileStatus: "CLEAN",
    scannedAt: tx.now,
    uploadedBy: null,
    createdAt: tx.now,
  });
}

/** What a search finds a document by, written where a change has made it another: every write of a row is compared for the history. */
export async function refreshSearchText(tx: Transaction, id: DocumentId): Promise<void> {
  await tx.query(
    `update document set search_text = written.text from (
       select left(lower(concat_ws(' ', d.reference_number, d.guarantee_number, d.bank_name, d.project_address,
         (select string_agg(concat_ws(' ', p.name, p.abn), ' ') from document_party p where p.document_id = d.id),
         (select string_agg(m.value, ' ') from document_metadata m where m.document_id = d.id))), 4000) as text
         from document d where d.id = $1) written
      where id = $1 and search_text is distinct from written.text`,
    [id],
  );
}

type Due = Pick<DocumentRow, "id" | "organisationId" | "status" | "deliveryType">;

/** Issued ahead of a day that has come for those who issue: locked, and passing over what another instance is at. */
export async function listToTakeEffect(tx: Transaction, max: number): Promise<Due[]> {
  return await tx.query<Due>(
    `select id, organisation_id, status from document d
      where status = 'PENDING' and established_at <= $1 order by established_at limit $2 for no key update skip locked`,
    [dayAt(tx.now, DEFAULT_ZONE), max],
  );
}

export async function saveTakenEffect(
  tx: Transaction,
  id: DocumentId,
  status: DocumentStatus,
): Promise<void> {
  await tx.query(
    "update document set status = $2, action_at = $3, updated_at = $3, version = version + 1 where id = $1",
    [id, status, tx.now],
  );
}

/** Locked, and passing over what another instance is at. What was claimed in time is answered first. */
export async function listExpired(tx: Transaction, max: number): Promise<Due[]> {
  return await tx.query<Due>(
    `select id, organisation_id, status, delivery_type from document d where status in ('ESTABLISHED', 'AWAITING_RETURN') and expiry_instant <= $1
        and not exists (select 1 from document_request r where r.document_id = d.id and r.kind = 'CLAIM' and r.status in ('REQUESTED', 'ACCEPTED'))
      order by expiry_instant limit $2 for no key update skip locked`,
    [tx.now, max],
  );
}

export async function saveExpired(tx: Transaction, id: DocumentId, status: DocumentStatus): Promise<void> {
  await tx.query(
    "update document set status = $2, closed_at = expiry_instant, updated_at = $3, version = version + 1 where id = $1",
    [id, status, tx.now],
  );
}
