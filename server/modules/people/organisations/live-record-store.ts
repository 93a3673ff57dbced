// How many records of an organisation are live, in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  LIVE_RECORD_KINDS,
  LIVE_RECORDS,
  type LiveCounts,
} from "@bondline/domain/people/organisations/live-records.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Read by whoever sees every record of it. */
export async function countLiveRecords(tx: Transaction, id: OrganisationId): Promise<LiveCounts> {
  const counts = LIVE_RECORD_KINDS.map(
    (kind, at) =>
      `'${kind}', (select count(*)::int from ${kind} where organisation_id = $1 and status = any ($${at + 2}::text[]))`,
  );
  const found = await findRow<{ counts: LiveCounts }>(
    tx,
    `select jsonb_build_object(${counts.join(", ")}) as counts`,
    [id, ...LIVE_RECORD_KINDS.map((kind) => [...LIVE_RECORDS[kind].statuses])],
  );
  if (found === undefined) throw new Error("A count is always answered.");
  return found.counts;
}
