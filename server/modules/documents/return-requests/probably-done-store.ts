// Documents whose purpose has probably ended, in the database: SQL and nothing else.

import {
  completedBefore,
  openSince,
  type ProbablyDoneReason,
} from "@bondline/domain/documents/return-requests/probably-done.ts";
import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { COST_FACTS, type CostFacts } from "../documents/public.ts";

export type ProbablyDone = CostFacts & {
  id: DocumentId;
  organisationId: OrganisationId;
  version: number;
  referenceNumber: string;
  guaranteeNumber: string | null;
  beneficiaryName: string | null;
  reason: ProbablyDoneReason;
  sinceDate: PlainDate;
};

/** Each way of finding one is a walk along an index of its own, which ends after so many. */
const CANDIDATES = `
  (select document_id as id, 'HOLDER_PROMISED' as reason, answer_date as since_date, 1 as place from document_return_request
    where organisation_id = $1 and status = 'DECLINED' and answer = 'NOT_YET' and answer_date <= $2 order by answer_date, id limit $4)
  union all
  (select id, 'LEASE_ENDED', lease_end_date, 2 from document
    where organisation_id = $1 and status = 'ESTABLISHED' and lease_end_date <= $2 order by lease_end_date, id limit $4)
  union all
  (select id, 'DEFECTS_ENDED', defects_end_date, 3 from document
    where organisation_id = $1 and status = 'ESTABLISHED' and defects_end_date <= $2 order by defects_end_date, id limit $4)
  union all
  (select id, 'COMPLETED_A_YEAR_AGO', practical_completion_date, 4 from document
    where organisation_id = $1 and status = 'ESTABLISHED' and defects_end_date is null and practical_completion_date <= $5
    order by practical_completion_date, id limit $4)
  union all
  (select id, 'RETURN_EXPECTED', expected_return_date, 5 from document
    where organisation_id = $1 and status = 'ESTABLISHED' and expected_return_date <= $2 order by expected_return_date, id limit $4)
  union all
  (select id, 'OPEN_FOR_YEARS', established_at, 6 from document
    where organisation_id = $1 and status = 'ESTABLISHED' and expires_at is null and established_at <= $3 order by established_at, id limit $4)`;

/** What was answered last stands above what was once expected: a day that is named lies ahead until it comes. */
const NOT_ANSWERED_OTHERWISE = `not exists (select 1 from document_return_request r where r.document_id = d.id and r.status = 'DECLINED'
  and (r.answer = 'NEVER_RECEIVED' or r.answer_date > $2)
  and not exists (select 1 from document_return_request n where n.document_id = d.id and (n.created_at, n.id) > (r.created_at, r.id)))`;

/** As `hasOriginalToAskFor` says: what was issued here as a file, and is not signed, nobody can give back. */
const HAS_ORIGINAL = `not (d.is_system_document and d.delivery_type is not distinct from 'DIGITAL'
  and not exists (select 1 from document_possession h where h.document_id = d.id))`;

export async function listProbablyDone(
  tx: Transaction,
  organisationId: OrganisationId,
  { today, max }: { today: PlainDate; max: number },
): Promise<ProbablyDone[]> {
  return await tx.query<ProbablyDone>(
    `select d.id, d.organisation_id, d.version, d.reference_number, d.guarantee_number, found.reason, found.since_date, ${COST_FACTS},
            d.first_beneficiary_name as beneficiary_name
       from (select distinct on (id) id, reason, since_date from (${CANDIDATES}) each order by id, place) found
       join document d on d.id = found.id
      where d.status = 'ESTABLISHED' and not d.is_held and ${HAS_ORIGINAL} and ${NOT_ANSWERED_OTHERWISE}
      order by found.since_date, d.id limit $4`,
    [organisationId, today, openSince(today), max, completedBefore(today)],
  );
}
