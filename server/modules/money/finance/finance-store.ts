// Finance in the database: SQL and nothing else. Who may see what is asked in finance-access.

import type { AccountId, DraftId, FinanceEnquiryId, OrganisationId } from "@bondline/domain/ids.ts";
import type { EnquiryStatus, FinanceApplicationStatus } from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_CONTACT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FinanceContact, FinanceEnquiryRow, FinanceOfferRow } from "./finance-record.ts";

const OFFER = `annual_rate_percentage, min_amount_cents, max_amount_cents, term_months,
  available_min_business_days, available_max_business_days`;
const FIRST_OFFER = `select 1 as place, ${OFFER} from finance_offer where effective_date <= $1 order by effective_date desc limit 1`;

/** What holds at this moment, whoever asks: a version that has begun, or what was set up before there was one. */
export async function findFinanceOffer(tx: Transaction, today: PlainDate) {
  return await findRow<FinanceOfferRow>(
    tx,
    `select ${OFFER} from (select 0 as place, t.* from finance_terms_at($2) t union all (${FIRST_OFFER})) o
      order by place limit 1`,
    [today, tx.now],
  );
}

/** What was set up before there was a version. */
export async function findFirstOffer(tx: Transaction, today: PlainDate) {
  return await findRow<FinanceOfferRow>(tx, FIRST_OFFER, [today]);
}

const CONTACT_PATHS = pathsOf(FINANCE_CONTACT_FIELDS);
const CONTACT = CONTACT_PATHS.map(snakeName);
const SAVE_APPLICATION = `insert into finance_application as f
    (id, organisation_id, draft_id, status, created_at, updated_at, ${CONTACT.join(", ")})
  values ($1, $2, $3, $4, $5, $5, ${CONTACT.map((_, at) => `$${at + 6}`).join(", ")})
  on conflict (draft_id) do update set status = excluded.status, updated_at = excluded.updated_at, version = f.version + 1,
    ${CONTACT.map((column) => `${column} = coalesce(excluded.${column}, f.${column})`).join(", ")}`;

/** Called with the draft locked. The contact stays as it is where none is given. */
export async function saveFinanceApplication(
  tx: Transaction,
  draft: Granted<{ id: DraftId; organisationId: OrganisationId }, "CAN_ARRANGE_FINANCE">,
  { status, contact }: { status: FinanceApplicationStatus; contact?: FinanceContact },
): Promise<void> {
  const contactValues = CONTACT_PATHS.map((path) => contact?.[path] ?? null);
  await tx.query(SAVE_APPLICATION, [
    tx.newId(),
    draft.organisationId,
    draft.id,
    status,
    tx.now,
    ...contactValues,
  ]);
}

/** Of the draft that the enquiry is about: it goes on without finance, and may ask again. */
export async function declineFinanceApplication(tx: Transaction, { draftId }: EndingEnquiry): Promise<void> {
  await tx.query(
    `update finance_application set status = 'DECLINED', updated_at = $2, version = version + 1
      where draft_id = $1 and status in ('ENQUIRED', 'COMPLETED')`,
    [draftId, tx.now],
  );
}

/** Of the draft that the enquiry is about. */
export async function completeFinanceApplication(
  tx: Transaction,
  { draftId }: Granted<FinanceEnquiryRow, "CAN_ANSWER">,
): Promise<void> {
  await tx.query(
    "update finance_application set status = 'COMPLETED', updated_at = $2, version = version + 1 where draft_id = $1 and status = 'ENQUIRED'",
    [draftId, tx.now],
  );
}

type NewEnquiry = Omit<NewRow<"finance_enquiry">, "status" | "createdAt">;

export async function insertFinanceEnquiry(tx: Transaction, enquiry: NewEnquiry): Promise<void> {
  await insertRow(tx, "finance_enquiry", { ...enquiry, status: "OPEN", createdAt: tx.now });
}

export async function answerEnquiry(
  tx: Transaction,
  { id }: Granted<FinanceEnquiryRow, "CAN_ANSWER">,
  answer: { note: string; by: AccountId },
): Promise<void> {
  await tx.query(
    `update finance_enquiry set status = 'ANSWERED', answer_note = $2, answered_by = $3, answered_at = $4, version = version + 1 where id = $1`,
    [id, answer.note, answer.by, tx.now],
  );
}

/** By the desk, or by whoever asked. */
export type EndingEnquiry = Granted<FinanceEnquiryRow, "CAN_ANSWER" | "CAN_WITHDRAW">;
type EnquiryEnd =
  | ({ status: "SETTLED" } & { settledAmount: Cents; settledDate: PlainDate })
  | ({ status: "CLOSED" } & { closingReason: string })
  | { status: "WITHDRAWN" };

export async function endEnquiry(tx: Transaction, { id }: EndingEnquiry, end: EnquiryEnd): Promise<void> {
  const settled = end.status === "SETTLED" ? end : undefined;
  await tx.query(
    `update finance_enquiry set status = $2, settled_amount_cents = $3, settled_date = $4, closing_reason = $5,
        ended_by = $6, ended_at = $7, version = version + 1
      where id = $1`,
    [
      id,
      end.status,
      settled?.settledAmount ?? null,
      settled?.settledDate ?? null,
      end.status === "CLOSED" ? end.closingReason : null,
      requirePerson(tx.actor).accountId,
      tx.now,
    ],
  );
}

export const ENQUIRY_COLUMNS =
  "e.*, o.name as organisation_name, d.reference_number as draft_reference_number";
export const ENQUIRIES = `finance_enquiry e cross join lateral organisation_names(array[e.organisation_id]) o left join draft d on d.id = e.draft_id`;

export async function findFinanceEnquiry(tx: Transaction, id: FinanceEnquiryId) {
  return await findRow<FinanceEnquiryRow>(tx, `select ${ENQUIRY_COLUMNS} from ${ENQUIRIES} where e.id = $1`, [
    id,
  ]);
}

export async function lockFinanceEnquiry(tx: Transaction, id: FinanceEnquiryId): Promise<void> {
  await tx.query("select 1 from finance_enquiry where id = $1 for no key update", [id]);
}

export type EnquiryFilter = {
  organisationId?: OrganisationId | undefined;
  status?: EnquiryStatus | undefined;
  isArchived?: boolean;
};
const WHERE: Record<"ORGANISATION" | "STATUS" | "ALL", string> = {
  ORGANISATION: "e.organisation_id = $1::uuid",
  STATUS: "e.status = $1",
  ALL: "$1::text is null",
};

/** Newest first. */
export async function listFinanceEnquiries(tx: Transaction, filter: EnquiryFilter, list: PageArguments) {
  const { where, value } = conditionOf(filter);
  const archived = filter.isArchived ? "e.archived_at is not null" : "e.archived_at is null";
  return await listRows<FinanceEnquiryRow>(tx, list, {
    keyset: { column: "e.created_at", cast: "timestamptz", id: "e.id", direction: "DESC" },
    columns: ENQUIRY_COLUMNS,
    from: ENQUIRIES,
    where: `${where} and ${archived}`,
    values: [value],
    counted: "finance_enquiry e",
  });
}

function conditionOf({ organisationId, status }: EnquiryFilter) {
  if (organisationId !== undefined) return { where: WHERE.ORGANISATION, value: organisationId };
  return status === undefined ? { where: WHERE.ALL, value: null } : { where: WHERE.STATUS, value: status };
}
