// Drafts in the database: SQL and nothing else. Whether somebody may see one is asked in draft-access.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DraftCapability } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import type { AccountId, DraftId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { DraftTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import { likeText, planForSearch, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf } from "../../../database/list-conditions.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import {
  type KeyedText,
  type Keyset,
  type Listed,
  listPage,
  PAGE_COUNT_MAX,
  type Page,
  type PageArguments,
} from "../../../graphql/list-page.ts";
import { addedReads, partsOf } from "../../../record-parts.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import { FEE_SUMMARY_JSON } from "../../money/fee-summaries/public.ts";
import { DRAFT_PARTIES, partyChildren, withParties } from "../../parties/parties/public.ts";
import { DRAFT_FILTER_COLUMNS } from "./draft-filter-store.ts";
import { allDraftParts, type DraftPart, LISTED_DRAFT_COLUMNS, type OwnDraftPart } from "./draft-parts.ts";
import type { Draft, DraftRow } from "./draft-record.ts";

/** One account may have been invited under several addresses: it then holds all their roles. */
const FACTS = `
  (select array_agg(distinct role) from draft_collaborator c, unnest(c.roles) role
    where c.draft_id = d.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED') as actor_collaborator_roles,
  coalesce((select bool_and(c.has_approved) from draft_collaborator c
    where c.draft_id = d.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED'), false) as actor_has_approved,
  exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = (select actor_id())) as actor_is_viewer,
  d.id = any ((select drafts_shown())::uuid[]) as actor_is_shown`;

/** What a draft brings along, each part by itself, so that a list can leave out what nobody asked for. */
const OWN_READS: Record<Exclude<OwnDraftPart, "details" | "parties" | "partyContacts">, string> = {
  facts: FACTS,
  feeSummary: `(select ${FEE_SUMMARY_JSON} from fee_summary f join supplier s on s.id = f.supplier_id where f.id = d.fee_summary_id) as fee_summary`,
  organisation: "(select to_jsonb(o) from organisation_names(array[d.organisation_id]) o) as organisation",
  referralCredit:
    "(select coalesce(sum(l.left_cents), 0)::bigint from referral_credits_left(d.organisation_id, d.id) l) as referral_credit_cents",
  documentId: "(select e.id from document e where e.original_draft_id = d.id) as document_id",
};

/** What is read beside the columns and the parties. */
function readsOf(tx: Transaction, parts: readonly DraftPart[]): string[] {
  const reads: Readonly<Record<string, string>> = { ...OWN_READS, ...addedReads(partsOf(tx.app).draft) };
  return parts.flatMap((part) => reads[part] ?? []);
}

const LISTED_COLUMNS = LISTED_DRAFT_COLUMNS.map((column) => `d.${snakeName(column)}`).join(", ");

const detail = (tx: Transaction) =>
  `select ${["d.*", `${partyChildren(DRAFT_PARTIES)} as parties`, ...readsOf(tx, allDraftParts(tx.app))].join(", ")} from draft d`;

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

/** Several whole drafts, of whatever organisation they are. */
export async function listDraftsById(tx: Transaction, ids: readonly DraftId[]): Promise<Draft[]> {
  return await tx.query<Draft>(`${detail(tx)} where d.id = any ($1::uuid[])`, [[...ids]]);
}

/** As above; in the order of their ids, so that two who choose the same drafts take turns. */
export async function listDraftsForChange(tx: Transaction, ids: readonly DraftId[]): Promise<Draft[]> {
  await tx.query("select 1 from draft where id = any ($1::uuid[]) order by id for no key update", [[...ids]]);
  return await listDraftsById(tx, ids);
}

export type DraftSortField = "AMOUNT" | "CREATED_AT" | "UPDATED_AT";
export type DraftSort = { field: DraftSortField; direction: "ASC" | "DESC" };

/** Each sort has an index of its own. */
export const DRAFT_ORDERS: Record<DraftSortField, Pick<Keyset, "column" | "cast">> = {
  AMOUNT: { column: emptyAs("d.amount_cents", "-1"), cast: "bigint" },
  CREATED_AT: { column: "d.created_at", cast: "timestamptz" },
  UPDATED_AT: { column: "d.updated_at", cast: "timestamptz" },
};

export type DraftListFilter = {
  organisationId: OrganisationId;
  statuses: readonly DraftStatus[];
  search: string;
  /** For a limited user: only the drafts that the person was added to. */
  onlyAdded: boolean;
  /** What else was asked, by `DRAFT_FILTERS`. */
  asked: CheckedFilter;
};

/** A row holds the parts that were asked for; its type names the others too, as the contract's resolvers do. */
type DraftListRow = Listed<Draft>;
/** Which page, with which parts of each row. */
export type DraftPageWanted = { list: PageArguments; parts: readonly DraftPart[] };

/** Of a list's rows: what stands in the row itself. Parties are read for all rows at once. */
function shownInRow(tx: Transaction, parts: readonly DraftPart[], sortText: string): string {
  const columns = parts.includes("details") ? "d.*" : LISTED_COLUMNS;
  return [columns, ...readsOf(tx, parts), sortText].join(", ");
}

async function withAskedParties(
  tx: Transaction,
  rows: DraftListRow[],
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  if (!parts.includes("parties")) return rows;
  const columns = parts.includes("partyContacts") ? "with contacts" : "without contacts";
  return await withParties(tx, DRAFT_PARTIES, columns, rows);
}

/** Whoever sees all of the organisation reads the view that its indexes serve; the others' drafts are few. */
export function listedFrom({ onlyAdded }: DraftListFilter): string {
  return onlyAdded ? "draft d" : "organisation_draft d";
}

const ONLY_ADDED =
  "exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = (select actor_id()))";

/** Conditions stand in the text only where they are asked for, so that one plan fits every call of a text. */
export function listCondition(filter: DraftListFilter, ofStatus = "d.status = any ($2)"): string {
  const { search, onlyAdded, asked } = filter;
  return [
    "d.organisation_id = $1",
    ofStatus,
    likeText(search) === "" ? "$3 = ''" : "d.search_text like '%' || $3 || '%'",
    ...(onlyAdded ? [ONLY_ADDED] : []),
    ...narrowed(asked).conditions,
  ].join(" and ");
}

/** Behind the three values that every list of drafts has. */
const narrowed = (asked: CheckedFilter) => conditionsOf(asked, DRAFT_FILTER_COLUMNS, 3);

/** Of words and filters it depends on their values which index finds the fewest rows to look at. */
function isLookedFor({ search, asked }: DraftListFilter): boolean {
  return likeText(search) !== "" || Object.keys(asked).length > 0;
}

function pageOfIds(filter: DraftListFilter, field: DraftSortField, { beyond, tail }: KeyedText): string {
  const source = listedFrom(filter);
  if (field !== "CREATED_AT" || filter.onlyAdded || isLookedFor(filter))
    return `select d.id from ${source} where ${listCondition(filter)} ${beyond} ${tail}`;
  // Each status has its own newest at one place of the index. In one condition with the others all that have any of them would be sorted.
  return `select d.id from unnest($2::text[]) wanted (status) cross join lateral (
      select d.id, d.created_at from ${source} where ${listCondition(filter, "d.status = wanted.status")} ${beyond} ${tail}
    ) d ${tail}`;
}

export function listValues({ organisationId, statuses, search, asked }: DraftListFilter): SqlValue[] {
  return [organisationId, [...statuses], likeText(search), ...narrowed(asked).values];
}

export async function listDrafts(
  tx: Transaction,
  filter: DraftListFilter,
  { field, direction }: DraftSort,
  { list, parts, isCounted }: DraftPageWanted & { isCounted: boolean },
): Promise<Page<Draft>> {
  if (isLookedFor(filter)) await planForValues(tx);
  return await listPage(list, {
    keyset: { ...DRAFT_ORDERS[field], id: "d.id", direction },
    values: listValues(filter),
    rows: async (keyed) => {
      const rows = await tx.query<DraftListRow>(
        `select ${shownInRow(tx, parts, keyed.sortText)} from (
           ${pageOfIds(filter, field, keyed)}
         ) page join draft d on d.id = page.id order by ${keyed.order}`,
        keyed.values,
      );
      return await withAskedParties(tx, rows, parts);
    },
    count: () => countDrafts(tx, filter, PAGE_COUNT_MAX),
    isCounted,
  });
}

export async function countDrafts(tx: Transaction, filter: DraftListFilter, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${listedFrom(filter)} where ${listCondition(filter)} limit ${max + 1}) counted`,
    listValues(filter),
  );
  return counted?.count ?? 0;
}

/** An array, since PostgreSQL finds it once for a page; what is joined with may be found anew for each draft. */
const SHARED_WHERE = `d.id = any (array(select c.draft_id from draft_collaborator c where c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED'
    union all select unnest((select drafts_shown()))))
  and d.archived_at is null and ($1 = '' or d.search_text like '%' || $1 || '%')`;

/** What others have shared with this person by name, or shown to an organisation of theirs, newest first. */
export async function listSharedDrafts(
  tx: Transaction,
  search: string,
  { list, parts }: DraftPageWanted,
): Promise<Page<Draft>> {
  await planForSearch(tx, search);
  return await listPage(list, {
    keyset: { ...DRAFT_ORDERS.CREATED_AT, id: "d.id", direction: "DESC" },
    values: [likeText(search)],
    rows: (keyed) => readDraftRows(tx, SHARED_WHERE, keyed, parts),
    count: () => countSharedDrafts(tx, search, PAGE_COUNT_MAX),
  });
}

/** Rows of any list of drafts, with the parts that were asked for. */
export async function readDraftRows(
  tx: Transaction,
  where: string,
  { sortText, beyond, order, tail, values }: Omit<KeyedText, "edge" | "limit">,
  parts: readonly DraftPart[],
): Promise<DraftListRow[]> {
  const rows = await tx.query<DraftListRow>(
    `select ${shownInRow(tx, parts, sortText)} from (
       select d.* from draft d where ${where} ${beyond} ${tail}
     ) d order by ${order}`,
    values,
  );
  return await withAskedParties(tx, rows, parts);
}

async function countSharedDrafts(tx: Transaction, search: string, max: number): Promise<number> {
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
  newestFirst?: boolean;
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
  { list, parts, isCounted }: DraftPageWanted & { isCounted: boolean },
): Promise<Page<Draft>> {
  await planForValues(tx);
  return await listPage(list, {
    keyset: {
      column: "d.status_changed_at",
      cast: "timestamptz",
      id: "d.id",
      direction: filter.newestFirst ? "DESC" : "ASC",
    },
    values: queueValues(filter),
    rows: (keyed) => readDraftRows(tx, QUEUE_WHERE, keyed, parts),
    count: () => countQueue(tx, filter, PAGE_COUNT_MAX),
    isCounted,
  });
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

type NewDraft = Pick<DraftRow, "id" | "organisationId" | "referenceNumber" | "processType" | "createdBy">;

export async function insertDraft(tx: Transaction, row: NewDraft & DraftColumns): Promise<void> {
  await insertRow(tx, "draft", {
    ...row,
    status: "DRAFT",
    statusChangedAt: tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** What a draft is changed by; `AS_SYSTEM` is the portal's own work. */
export type DraftChange =
  | "AS_SYSTEM"
  | Extract<
      DraftCapability,
      | "CAN_APPROVE_SUBMISSION"
      | "CAN_GIVE_DISCOUNT"
      | "CAN_CANCEL"
      | "CAN_DECIDE_WORDING"
      | "CAN_EDIT"
      | "CAN_ESTABLISH"
      | "CAN_RECORD_PAYMENT"
      | "CAN_RECORD_SECURITY_HELD"
      | "CAN_RECORD_SECURITY_RETURN"
      | "CAN_REJECT"
      | "CAN_REQUEST_CHANGES"
      | "CAN_SETTLE_PAYMENT"
      | "CAN_SET_UP_LATER_PAYMENTS"
      | "CAN_SUBMIT"
      | "CAN_VERIFY_OVERRIDE"
    >;
/** Where it is written: what it was when it was asked for may have changed since. */
export type ChangingDraft = Granted<Pick<DraftRow, "id" | "organisationId">, DraftChange>;

/** Writes the named columns, moves the version on, and brings the search text up to date. */
export async function updateDraftColumns(
  tx: Transaction,
  { id }: ChangingDraft,
  columns: DraftColumns,
): Promise<void> {
  await updateRecord(tx, "draft", id, columns);
  await tx.query(
    // Written only where it differs: every write of a row is compared for the history.
    `update draft set search_text = written.text from (
       select left(lower(concat_ws(' ', d.reference_number, d.your_reference, d.project_address, d.contract_title, d.contract_number,
         (select string_agg(concat_ws(' ', p.name, p.abn), ' ') from draft_party p where p.draft_id = d.id),
         (select e.guarantee_number from document e where e.original_draft_id = d.id))), 4000) as text
         from draft d where d.id = $1) written
      where id = $1 and search_text is distinct from written.text`,
    [id],
  );
}

/** The person who raised the draft, whoever asks: mails go there. */
export type DraftHandler = { accountId: AccountId; email: string; isSupplier: boolean };

/** The staff whose work it is: the provider's, and the bank's or insurer's once they see it. */
export async function listDraftHandlers(tx: Transaction, id: DraftId): Promise<DraftHandler[]> {
  return await tx.query<DraftHandler>("select * from draft_handlers($1)", [id]);
}

/** Who is notified of one topic: whoever raised it, and those who chose it or for whom it was chosen. */
export async function listDraftPeople(tx: Transaction, id: DraftId, topic: DraftTopic) {
  return await tx.query<{ accountId: AccountId; email: string; givenName: string }>(
    "select * from draft_people($1, $2)",
    [id, topic],
  );
}

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
