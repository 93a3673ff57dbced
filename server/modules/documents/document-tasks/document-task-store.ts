// What waits for one person after the issue of guarantees, in the database: a statement for each kind, along the indexes of what is open. SQL and nothing else.

import type { DocumentTaskKind } from "@bondline/domain/documents/document-tasks/document-task.ts";
import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type DocumentTask = {
  /** Of what waits: a request, a loss, or the document that ends. */
  id: string;
  documentId: DocumentId;
  organisationId: OrganisationId;
  referenceNumber: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  applicantName: string;
  /** Received as beneficiary and recorded by its organisation itself: the other side is the applicant. */
  isHeld: boolean;
  beneficiaryName: string | null;
  /** In the words of who asks: what has to be reached, or why it is asked back. */
  about: string | null;
  /** Of a request after issue, as it stands. */
  request: Omit<Tables["document_request"], "agreementCodeHash"> | null;
  expiryZone: string;
  since: Instant;
  dueDate: PlainDate | null;
  total: number;
};

/** As shared with the reader by name for the beneficiary's side: it waits for the person, whichever organisation they act for. */
const SHARED = `w.document_id = any ((select actor_documents())::uuid[]) and exists (select 1 from document_collaborator c
  where c.document_id = w.document_id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles))`;
const OWN = "w.organisation_id = $1";

const REQUEST =
  "select w.id, w.document_id, null as about, coalesce(w.answered_at, w.created_at) as since, null::date as due_date from document_request w";
/** Asked of one side, and not answered: neither here nor on paper. */
const ASKED = "w.status in ('REQUESTED', 'ACCEPTED') and w.agreement_answer is null and w.agreement is null";
const LOSS =
  "select w.id, w.document_id, null as about, w.created_at as since, null::date as due_date from document_lost_original w";
const DECLARED = "w.status = 'DECLARED'";
const ENDING =
  "select w.id, w.id as document_id, null as about, n.created_at as since, w.expires_at as due_date from document w";

/** Those for the owner's side ask nothing where no organisation is named. */
const WAITING: Readonly<Record<DocumentTaskKind, string>> = {
  RETURN_ORIGINAL: `select w.id, w.document_id, w.reason as about, w.created_at as since, null::date as due_date from document_return_request w
    where w.status = 'REQUESTED' and w.requested_by <> (select actor_id()) and ${SHARED}`,
  // Whoever it was sent to confirms it by the link in their mail.
  CONFIRM_RECEIPT: `select w.id, w.document_id, null as about, w.created_at as since, null::date as due_date from document_handover w
    where w.status = 'REQUESTED' and w.email_address = (select a.email from account a where a.id = (select actor_id()))`,
  GIVE_AGREEMENT: `${REQUEST} where ${ASKED} and w.agreement_side = 'APPLICANT' and ${OWN}
    union all ${REQUEST} where ${ASKED} and w.agreement_side = 'BENEFICIARY' and ${SHARED}`,
  CONFIRM_MILESTONE: `select w.id, w.document_id, w.milestone as about, coalesce(w.answered_at, w.created_at) as since, null::date as due_date from document_request w
    where w.status = 'ACCEPTED' and w.milestone is not null and w.milestone_reached_date is null and ${SHARED}`,
  ANSWER_BANK: `select w.id, w.document_id, w.question as about, w.questioned_at as since, null::date as due_date from document_bank_action w
    where w.status = 'QUESTIONED' and ${OWN}`,
  GIVE_INDEMNITY: `${LOSS} where ${DECLARED} and w.side = 'APPLICANT' and ${OWN}
    union all ${LOSS} where ${DECLARED} and w.side = 'BENEFICIARY' and ${SHARED}`,
  SETTLE_LOST_ORIGINAL: `${LOSS} where w.status = 'INDEMNIFIED' and ${OWN}
    and exists (select 1 from document o where o.id = w.document_id and not o.is_system_document)`,
  ACKNOWLEDGE_EXPIRY: `${ENDING} join lateral (select e.created_at from expiry_notice e where e.document_id = w.id and e.expires_date = w.expires_at
      order by e.created_at desc limit 1) n on true
    where ${OWN} and ${emptyAs("w.expires_at", "date '9999-12-31'")} <= $2
      and not exists (select 1 from expiry_acknowledgement k where k.document_id = w.id and k.expires_date = w.expires_at)
    union all ${ENDING} join lateral (select e.created_at from holder_expiry_notice e
      where e.document_id = w.id and e.organisation_id = $1 and e.expires_date = w.expires_at order by e.created_at desc limit 1) n on true
    where w.id in (select securities_shared_with((select actor_id()), $1)) and w.expires_at <= $2 and not exists (
      select 1 from holder_expiry_acknowledgement k where k.document_id = w.id and k.organisation_id = $1 and k.expires_date = w.expires_at)`,
  // What waits for the reader is listed by what they do about it.
  AWAIT_REQUEST: `${REQUEST} where w.status = 'ACCEPTED' and (${ASKED} and w.agreement_side = 'APPLICANT') is not true and ${OWN}
    union all ${REQUEST} where w.status = 'ACCEPTED' and (${ASKED} and w.agreement_side = 'BENEFICIARY') is not true
      and (w.milestone is null or w.milestone_reached_date is not null) and ${SHARED}`,
};

export type TasksWanted = {
  kind: DocumentTaskKind;
  /** Null for who does not act for its documents. */
  organisationId: OrganisationId | null;
  /** No reminder is sent further ahead. */
  endsBy: PlainDate;
  max: number;
};

/** What is due first, else what waits longest. Both values are named once, since some kinds ask for neither. */
export async function listDocumentTasks(
  tx: Transaction,
  { kind, organisationId, endsBy, max }: TasksWanted,
): Promise<DocumentTask[]> {
  return await tx.query<DocumentTask>(
    `with named as (select $1::uuid, $2::date)
     select t.id, d.id as document_id, d.organisation_id, d.reference_number, d.guarantee_number, d.amount_cents, t.about, t.since, t.due_date, t.total,
            d.expiry_zone, case when r.id is not null then to_jsonb(r) - 'agreement_code_hash' end as request,
            d.is_held, coalesce(case when d.is_held then d.first_issuer_name end,
              (select n.name from organisation_names(array[d.organisation_id]) n)) as applicant_name,
            d.first_beneficiary_name as beneficiary_name
       from (select open.*, (count(*) over ())::int as total from (
               select w.* from (${WAITING[kind]}) w join document i on i.id = w.document_id
                where i.status in ('ESTABLISHED', 'AWAITING_RETURN') limit ${COUNT_MAX + 1}) open
              order by open.due_date, open.since, open.id limit $3) t
       join document d on d.id = t.document_id
       left join document_request r on r.id = t.id
      order by t.due_date, t.since, t.id`,
    [organisationId, endsBy, max],
  );
}
