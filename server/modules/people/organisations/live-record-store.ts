// Which records of an organisation are live, and how many, in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  LIVE_RECORD_KINDS,
  LIVE_RECORDS,
  type LiveCounts,
  type LiveRecordKind,
} from "@bondline/domain/people/organisations/live-records.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** A facility that has run out keeps its status in the archive. */
const IS_LIVE: Partial<Record<LiveRecordKind, string>> = { facility: "and archived_at is null" };

/** Read by whoever sees every record of it. */
export async function countLiveRecords(tx: Transaction, id: OrganisationId): Promise<LiveCounts> {
  const counts = LIVE_RECORD_KINDS.map(
    (kind, at) =>
      `'${kind}', (select count(*)::int from ${kind} where organisation_id = $1 and status = any ($${at + 2}::text[]) ${IS_LIVE[kind] ?? ""})`,
  );
  const found = await findRow<{ counts: LiveCounts }>(
    tx,
    `select jsonb_build_object(${counts.join(", ")}) as counts`,
    [id, ...LIVE_RECORD_KINDS.map((kind) => [...LIVE_RECORDS[kind].statuses])],
  );
  if (found === undefined) throw new Error("A count is always answered.");
  return found.counts;
}

/** `openedBy` is the record on whose page it stands: an invoice and a refund on their draft's. */
export type LiveRecord = { kind: LiveRecordKind; openedBy: string; reference: string };

type Named = { openedBy: string; reference: string; arranged?: string };

const ON_DRAFT = {
  openedBy: "r.draft_id",
  reference: "(select d.reference_number from draft d where d.id = r.draft_id)",
};

/** `arranged`: through the portal, and so known to the provider. */
const NAMED: Record<LiveRecordKind, Named> = {
  document: { openedBy: "r.id", reference: "r.reference_number", arranged: "r.is_system_document" },
  draft: { openedBy: "r.id", reference: "r.reference_number" },
  invoice: { ...ON_DRAFT, reference: "r.invoice_number" },
  refund: ON_DRAFT,
  facility: { openedBy: "r.id", reference: "r.name", arranged: "r.is_system_facility" },
  facility_application: { openedBy: "r.id", reference: "r.reference_number" },
};

const LISTED_OF_EACH = 10;

/** Of each kind the first few, the oldest first. */
export async function listLiveRecords(
  tx: Transaction,
  id: OrganisationId,
  { isOwn }: { isOwn: boolean },
): Promise<LiveRecord[]> {
  const lists = LIVE_RECORD_KINDS.map((kind, at) => {
    const { openedBy, reference, arranged = "true" } = NAMED[kind];
    return `(select ${at} as place, '${kind}' as kind, ${openedBy} as opened_by, ${reference} as reference, r.created_at, r.id
      from ${kind} r where r.organisation_id = $1 and r.status = any ($${at + 3}::text[]) ${IS_LIVE[kind] ?? ""} and ($2 or ${arranged})
      order by r.created_at, r.id limit ${LISTED_OF_EACH})`;
  });
  return await tx.query<LiveRecord>(
    `select l.kind, l.opened_by, l.reference from (${lists.join(" union all ")}) l order by l.place, l.created_at, l.id`,
    [id, isOwn, ...LIVE_RECORD_KINDS.map((kind) => [...LIVE_RECORDS[kind].statuses])],
  );
}
