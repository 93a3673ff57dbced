// Drafts in the database: SQL and nothing else. Whether somebody may see one is asked in draft-access.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DraftId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import { likeText, planForSearch, planForValues } from "../../../database/like-text.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import { type CursorForm, isMoment, isWholeNumber } from "../../../graphql/cursor-forms.ts";
import { addedReads } from "../../../record-parts.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import { FEE_SUMMARY_JSON } from "../../money/fee-summaries/public.ts";
import { invoiceChildren, refundChildren, unmatchedPaymentChildren } from "../../money/invoices/public.ts";
import { DRAFT_PARTIES, partyChildren, withParties } from "../../parties/parties/public.ts";
import { allDraftParts, type DraftPart, type OwnDraftPart } from "./draft-parts.ts";
import type { Draft, DraftRow } from "./draft-record.ts";

/** One account may have been invited under several addresses: it then holds all their roles. */
const FACTS = `
  (select array_agg(distinct role) from draft_collaborator c, unnest(c.roles) role
    where c.draft_id = d.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED') as actor_collaborator_roles,
  coalesce((select bool_and(c.has_approved) from draft_collaborator c
    where c.draft_id = d.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED'), false) as actor_has_approved,
  exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = (select actor_id())) as actor_is_viewer`;

/** What a draft brings along, each part by itself, so that a list can leave out what nobody asked for. */
const OWN_READS: Record<OwnDraftPart, string> = {
  facts: FACTS,
  parties: `${partyChildren(DRAFT_PARTIES)} as parties`,
  collaborators:
    "(select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from draft_collaborator c where c.draft_id = d.id) as collaborators",
  invoices: `${invoiceChildren("d.id")} as invoices`,
  refunds: `${refundChildren("d.id")} as refunds`,
  unmatchedPayments: `${unmatchedPaymentChildren("d.id")} as unmatched_payments`,
  feeSummary: `(select ${FEE_SUMMARY_JSON} from fee_summary f join supplier s on s.id = f.supplier_id where f.id = d.fee_summary_id) as fee_summary`,
  organisation: "(select to_jsonb(o) from organisation_names(array[d.organisation_id]) o) as organisation",
  referralCredit:
    "(select coalesce(sum(l.left_cents), 0)::bigint from referral_credits_left(d.organisation_id, d.id) l) as referral_credit_cents",
  documentId: "(select e.id from document e where e.original_draft_id = d.id) as document_id",
};

function readsOf(tx: Transaction, parts: readonly DraftPart[]): (string | undefined)[] {
  const reads: Readonly<Record<string, string>> = { ...OWN_READS, ...addedReads(tx.app.parts.draft) };
  return parts.map((part) => reads[part]);
}

const detail = (tx: Transaction) =>
  `select d.*, ${readsOf(tx, allDraftParts(tx.app)).join(", ")} from draft d`;

/** The whole draft in one statement. */
export async function findDraft(tx: Transaction, id: DraftId): Promise<Draft | undefined> {
  const [draft] = await tx.query<Draft>(`${detail(tx)} where d.id = $1`, [id]);
  return draft;
}

/** As `findDraft`, and nobody else changes it until this transaction ends. */
export async function findDraftForChange(tx: Transaction, id: DraftId): Promise<Draft | undefined> {
  const locked = await tx.query("select 1 from draft where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findDraft(tx, id);
}

export type DraftSortField = "AMOUNT" | "CREATED_AT" | "UPDATED_AT";
export type DraftSort = { field: DraftSortField; direction: "ASC" | "DESC" };

/** Each sort has an index of its own; the cast turns a cursor's text back into the column's type. */
const SORTS: Record<DraftSortField, { column: string; cast: string; hasForm: CursorForm }> = {
  AMOUNT: { column: "coalesce(d.amount_cents, -1)", cast: "bigint", hasForm: isWholeNumber },
  CREATED_AT: { column: "d.created_at", cast: "timestamptz", hasForm: isMoment },
  UPDATED_AT: { column: "d.updated_at", cast: "timestamptz", hasForm: isMoment },
};

export function draftCursorForm({ field }: DraftSort): CursorForm {
  return SORTS[field].hasForm;
}

export type DraftListFilter = {
  organisationId: OrganisationId;
  statuses: readonly DraftStatus[];
  search: string;
  /** For a limited user: only the drafts that the person was added to. */
  onlyAdded: boolean;
};

/** A row holds the parts that were asked for; its type names the others too, as the contract's resolvers do. */
export type DraftListRow = Draft & { sortText: string };

/** Of a list's rows: the parts that stand in the row itself. Parties are read for all rows at once. */
function shownInRow(tx: Transaction, parts: readonly DraftPart[], sortText: string): string {
  const inRow = readsOf(
    tx,
    parts.filter((part) => part !== "parties"),
  );
  return ["d.*", ...inRow, `${sortText} as sort_text`].join(", ");
}

async function withAskedParties(
  tx: Transaction,
  rows: DraftListRow[],
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  return parts.includes("parties") ? await withParties(tx, DRAFT_PARTIES, rows) : rows;
}

/** Whoever sees all of the organisation reads the view that its indexes serve; the others' drafts are few. */
function listedFrom({ onlyAdded }: DraftListFilter): string {
  return onlyAdded ? "draft d" : "organisation_draft d";
}

const ONLY_ADDED =
  "exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = (select actor_id()))";

/** Conditions stand in the text only where they are asked for, so that one plan fits every call of a text. */
function listCondition({ search, onlyAdded }: DraftListFilter, ofStatus = "d.status = any ($2)"): string {
  return [
    "d.organisation_id = $1",
    ofStatus,
    likeText(search) === "" ? "$3 = ''" : "d.search_text like '%' || $3 || '%'",
    ...(onlyAdded ? [ONLY_ADDED] : []),
  ].join(" and ");
}

type IdsWanted = { field: DraftSortField; beyond: string; order: string; rows: number };

function pageOfIds(filter: DraftListFilter, { field, beyond, order, rows }: IdsWanted): string {
  const source = listedFrom(filter);
  if (field !== "CREATED_AT" || filter.onlyAdded || likeText(filter.search) !== "")
    return `select d.id from ${source} where ${listCondition(filter)} ${beyond} order by ${order} limit ${rows}`;
  // Each status has its own newest at one place of the index. In one condition with the others all that have any of them would be sorted.
  return `select d.id from unnest($2::text[]) wanted (status) cross join lateral (
      select d.id, d.created_at from ${source} where ${listCondition(filter, "d.status = wanted.status")} ${beyond} order by ${order} limit ${rows}
    ) d order by ${order} limit ${rows}`;
}

function listValues({ organisationId, statuses, search }: DraftListFilter): SqlValue[] {
  return [organisationId, [...statuses], likeText(search)];
}

/** One row more than the page holds, so that the reader knows whether there is another. */
export async function listDrafts(
  tx: Transaction,
  filter: DraftListFilter,
  { field, direction }: DraftSort,
  { size, backwards, cursor }: PageRequest,
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  const { column, cast } = SORTS[field];
  const downwards = (direction === "DESC") !== backwards;
  const order = `${column} ${downwards ? "desc" : "asc"}, d.id ${downwards ? "desc" : "asc"}`;
  const beyond =
    cursor === undefined ? "" : `and (${column}, d.id) ${downwards ? "<" : ">"} ($4::${cast}, $5::uuid)`;
  await planForSearch(tx, filter.search);
  const rows = await tx.query<DraftListRow>(
    `select ${shownInRow(tx, parts, `(${column})::text`)} from (
       ${pageOfIds(filter, { field, beyond, order, rows: size + 1 })}
     ) page join draft d on d.id = page.id order by ${order}`,
    [...listValues(filter), ...(cursor === undefined ? [] : [cursor.value, cursor.id])],
  );
  return await withAskedParties(tx, rows, parts);
}

export async function countDrafts(tx: Transaction, filter: DraftListFilter, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${listedFrom(filter)} where ${listCondition(filter)} limit ${max + 1}) counted`,
    listValues(filter),
  );
  return counted?.count ?? 0;
}

const SHARED_WHERE = `d.id in (select c.draft_id from draft_collaborator c where c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED')
  and ($1 = '' or d.search_text like '%' || $1 || '%')`;

/** What others have shared with this person by name, newest first. */
export async function listSharedDrafts(
  tx: Transaction,
  search: string,
  { size, backwards, cursor }: PageRequest,
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  const order = backwards ? "d.created_at, d.id" : "d.created_at desc, d.id desc";
  const beyond =
    cursor === undefined
      ? ""
      : `and (d.created_at, d.id) ${backwards ? ">" : "<"} ($2::timestamptz, $3::uuid)`;
  await planForSearch(tx, search);
  const rows = await tx.query<DraftListRow>(
    `select ${shownInRow(tx, parts, "d.created_at::text")} from (
       select d.* from draft d where ${SHARED_WHERE} ${beyond} order by ${order} limit ${size + 1}
     ) d order by ${order}`,
    [likeText(search), ...(cursor === undefined ? [] : [cursor.value, cursor.id])],
  );
  return await withAskedParties(tx, rows, parts);
}

export async function countSharedDrafts(tx: Transaction, search: string, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from draft d where ${SHARED_WHERE} limit ${max + 1}) counted`,
    [likeText(search)],
  );
  return counted?.count ?? 0;
}

export type QueueFilter = {
  statuses: readonly DraftStatus[];
  search: string;
  /** For a supplier's desk: only what was sent to it, whatever else its people may see. */
  supplierId: SupplierId | undefined;
};
const QUEUE_WHERE = `d.status = any ($1) and ($2 = '' or d.search_text like '%' || $2 || '%')
  and ($3::uuid is null or (d.is_visible_to_supplier and d.supplier_id = $3))`;

function queueValues({ statuses, search, supplierId }: QueueFilter): SqlValue[] {
  return [[...statuses], likeText(search), supplierId ?? null];
}

/** What the provider or a supplier has to do, oldest first. */
export async function listQueue(
  tx: Transaction,
  filter: QueueFilter,
  { size, cursor }: PageRequest,
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  await planForValues(tx);
  const beyond = cursor === undefined ? "" : "and (d.status_changed_at, d.id) > ($5::timestamptz, $6::uuid)";
  const rows = await tx.query<DraftListRow>(
    `select ${shownInRow(tx, parts, "d.status_changed_at::text")} from (
       select d.* from draft d where ${QUEUE_WHERE} ${beyond} order by d.status_changed_at, d.id limit $4
     ) d order by d.status_changed_at, d.id`,
    [...queueValues(filter), size + 1, ...(cursor === undefined ? [] : [cursor.value, cursor.id])],
  );
  return await withAskedParties(tx, rows, parts);
}

export async function countQueue(tx: Transaction, filter: QueueFilter, max: number): Promise<number> {
  await planForValues(tx);
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from draft d where ${QUEUE_WHERE} limit $4) counted`,
    [...queueValues(filter), max + 1],
  );
  return counted?.count ?? 0;
}

/** Columns of a draft by name; a column that is left out stays as it is. */
export type DraftColumns = Partial<
  Omit<DraftRow, "id" | "organisationId" | "version" | "createdAt" | "createdBy">
>;

export async function insertDraft(
  tx: Transaction,
  row: Pick<DraftRow, "id" | "organisationId" | "referenceNumber" | "processType" | "createdBy"> &
    DraftColumns,
): Promise<void> {
  await insertRow(tx, "draft", {
    id: row.id,
    organisationId: row.organisationId,
    referenceNumber: row.referenceNumber,
    processType: row.processType,
    createdBy: row.createdBy,
    status: "DRAFT",
    statusChangedAt: tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
    originationId: row.originationId ?? null,
    preparedBy: row.preparedBy ?? null,
  });
}

/** Writes the named columns, moves the version on, and brings the search text up to date. */
export async function updateDraftColumns(tx: Transaction, id: DraftId, columns: DraftColumns): Promise<void> {
  await updateRecord(tx, "draft", id, columns);
  await tx.query(
    `update draft d set search_text = left(lower(concat_ws(' ', d.reference_number, d.your_reference, d.project_address, d.contract_title, d.contract_number,
       (select string_agg(concat_ws(' ', p.name, p.abn), ' ') from draft_party p where p.draft_id = d.id))), 4000) where d.id = $1`,
    [id],
  );
}

export async function clearApprovals(tx: Transaction, draftId: DraftId): Promise<void> {
  await tx.query("update draft_collaborator set has_approved = false where draft_id = $1 and has_approved", [
    draftId,
  ]);
}

/** The person who raised the draft, whoever asks: mails go there. */
export async function findOwnerContact(
  tx: Transaction,
  id: DraftId,
): Promise<{ email: string; givenName: string } | undefined> {
  const [owner] = await tx.query<{ email: string; givenName: string }>(
    "select * from draft_owner_contact($1)",
    [id],
  );
  return owner;
}
