// Archived records in the database: SQL and nothing else. Each kind is a row of the domain's table.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  ARCHIVED_KINDS,
  type ArchivedKind,
  type ArchivedKindName,
  type KeptBy,
  type KeptByOf,
} from "@bondline/domain/records/archive/archive.ts";
import type { HeldTable } from "@bondline/domain/records/archive/archive-hold.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

/** Over the place of the draft's id: money that is still to move. */
const money = (draftId: string) =>
  ({
    OPEN_INVOICE: `exists (select from invoice i where i.draft_id = ${draftId} and i.status = 'open')`,
    REFUND_DUE: `exists (select from refund f where f.draft_id = ${draftId} and f.status in ('DUE', 'SENT'))`,
    UNMATCHED_PAYMENT: `exists (select from unmatched_payment u where u.draft_id = ${draftId} and u.status = 'WAITING')`,
    SECURITY_MONEY: `coalesce((select sum(case m.kind when 'HELD' then m.amount_cents else -m.amount_cents end) from security_money m where m.draft_id = ${draftId}), 0) <> 0`,
  }) satisfies Partial<Record<KeptBy, string>>;

const HOLD = "exists (select from archive_hold h where h.record_id = r.id and h.ended_at is null)";

/** Of the record `r`. */
const KEPT_WHILE: { readonly [Kind in ArchivedKindName]: Record<KeptByOf<Kind>, string> } = {
  document: {
    ...money("r.original_draft_id"),
    LATER_PERIODS:
      "exists (select from payment_subscription s where s.draft_id = r.original_draft_id and s.ended_at is null)",
    REQUEST:
      "exists (select from document_request q where q.document_id = r.id and q.status in ('REQUESTED', 'ACCEPTED'))",
    DISPUTED_NUMBER: "r.has_disputed_number",
    HOLD,
  },
  draft: { ...money("r.id"), HOLD },
  facility: {
    // What was issued of a draft is a document, and counts as that.
    ON_IT: `exists (select from document d where d.facility_id = r.id and d.archived_at is null)
      or exists (select from draft d where d.facility_id = r.id and d.archived_at is null and d.status <> 'ESTABLISHED')`,
    REQUEST: `exists (select from facility_share_offer o where o.facility_id = r.id and o.status = 'WAITING')
      or exists (select from step_approval s where s.record_id = r.id and s.status = 'WAITING')`,
    HOLD,
  },
  facility_application: {
    FACILITY: "exists (select from facility f where f.id = r.facility_id and f.archived_at is null)",
    HOLD,
  },
  finance_enquiry: {
    // What was issued of a draft goes with its document.
    ASKED_FOR: `exists (select from draft d where d.id = r.draft_id and case when d.status = 'ESTABLISHED'
      then exists (select from document o where o.original_draft_id = d.id and o.archived_at is null) else d.archived_at is null end)`,
  },
  organisation: {
    OPEN_INVOICE: "exists (select from invoice i where i.organisation_id = r.id and i.status = 'open')",
    REFUND_DUE:
      "exists (select from refund f where f.organisation_id = r.id and f.status in ('DUE', 'SENT'))",
    UNMATCHED_PAYMENT:
      "exists (select from unmatched_payment u where u.organisation_id = r.id and u.status = 'WAITING')",
    SECURITY_MONEY: `exists (select from draft d where d.organisation_id = r.id and ${money("d.id").SECURITY_MONEY})`,
    HOLD: "exists (select from archive_hold h where h.organisation_id = r.id and h.ended_at is null)",
  },
};

/** An enquiry keeps no moment of its last change. */
const touched = (kind: ArchivedKindName) =>
  kind === "finance_enquiry" ? "version = version + 1" : "updated_at = $2, version = version + 1";

export type DueRecord = { id: string; organisationId: OrganisationId };

/** Those that were closed before the moment, or whose last day is the day or before, the longest closed first: locked, and passing over what somebody else is at. */
export async function listDueForArchive(
  tx: Transaction,
  kind: ArchivedKindName,
  { closedBefore, lastDay, max }: { closedBefore: Instant; lastDay: PlainDate; max: number },
): Promise<DueRecord[]> {
  const { closedColumn, closedStatuses, runsOut }: ArchivedKind = ARCHIVED_KINDS[kind];
  const values: SqlValue[] = [closedBefore, max];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const isIn = (statuses: readonly string[]) => `r.status = any (${place([...statuses])})`;
  const closed = [`r.${closedColumn} < $1`, ...(closedStatuses ? [isIn(closedStatuses)] : [])];
  const ranOut = runsOut && [
    `r.${closedColumn} is null`,
    isIn(runsOut.statuses),
    `r.${runsOut.dateColumn} <= ${place(lastDay)}`,
  ];
  const isOver = [closed, ...(ranOut ? [ranOut] : [])].map((all) => all.join(" and ")).join(" or ");
  return await tx.query<DueRecord>(
    `select r.id, ${ownerOf(kind)} as organisation_id from ${kind} r
      where (${isOver}) and r.archived_at is null and not (${isKept(kind)})
      order by r.${closedColumn} limit $2 for no key update skip locked`,
    values,
  );
}

const ownerOf = (kind: ArchivedKindName) => (kind === "organisation" ? "r.id" : "r.organisation_id");

const isKept = (kind: ArchivedKindName) => Object.values(KEPT_WHILE[kind]).join(" or ");

/** Asked again with the rows locked: whoever keeps one in the same moment has locked it before. Answers what was archived. */
export async function saveArchived(
  tx: Transaction,
  kind: ArchivedKindName,
  ids: readonly string[],
): Promise<DueRecord[]> {
  return await tx.query<DueRecord>(
    `update ${kind} r set archived_at = $2, ${touched(kind)} where id = any ($1::uuid[]) and not (${isKept(kind)})
     returning r.id, ${ownerOf(kind)} as organisation_id`,
    [[...ids], tx.now],
  );
}

/** Nobody else archives it until this transaction ends. The application of a facility comes back with it, and is locked before. */
export async function lockRecord(tx: Transaction, kind: HeldTable, id: string): Promise<void> {
  if (kind === "facility")
    await tx.query("select 1 from facility_application where facility_id = $1 for no key update", [id]);
  await tx.query(`select 1 from ${kind} where id = $1 for no key update`, [id]);
}

/** Where it is archived. */
export async function saveBroughtBack(tx: Transaction, kind: HeldTable, id: string): Promise<void> {
  await tx.query(
    `update ${kind} set archived_at = null, updated_at = $2, version = version + 1 where id = $1 and archived_at is not null`,
    [id, tx.now],
  );
}
