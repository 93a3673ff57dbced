// What a client has and owes, added up in the database: SQL and nothing else.

import { DOCUMENT_TABS } from "@bondline/domain/documents/documents/document.ts";
import { IN_FLIGHT_STATUSES } from "@bondline/domain/drafts/drafts/draft.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ClientSums = {
  id: OrganisationId;
  documentsInForce: number;
  inForceCents: Cents;
  draftsInFlight: number;
  inFlightCents: Cents;
  owedCents: Cents;
};

/** What was issued and has not ended. */
const IN_FORCE = [...DOCUMENT_TABS.ESTABLISHED, ...DOCUMENT_TABS.AWAITING_RETURN];

/** Of drafts what the provider's people see; owed is what the client's statement to that day closes with. */
const SUMS = `select $1::uuid as id, documents.*, drafts.*, owed.*
  from (select count(*)::int as documents_in_force, coalesce(sum(d.amount_cents), 0)::bigint as in_force_cents
          from document d where d.organisation_id = $1 and d.is_system_document and d.status = any ($2)) documents,
       (select count(*)::int as drafts_in_flight, coalesce(sum(d.amount_cents), 0)::bigint as in_flight_cents
          from draft d where d.organisation_id = $1 and d.status = any ($3)) drafts,
       (select coalesce(sum(e.amount_cents), 0)::bigint as owed_cents
          from statement_entry e where e.organisation_id = $1 and e.entry_date <= $4::date) owed`;

export async function sumClient(
  tx: Transaction,
  organisationId: OrganisationId,
  day: PlainDate,
): Promise<ClientSums> {
  const sums = await findRow<ClientSums>(tx, SUMS, [
    organisationId,
    [...IN_FORCE],
    [...IN_FLIGHT_STATUSES],
    day,
  ]);
  if (sums === undefined) throw new Error("A sum is there even of nothing.");
  return sums;
}
