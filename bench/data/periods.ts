// Guarantees whose next period has begun, put where billing finds them: paid by a card that was saved, or by deposit.

import { DRAFT_COLUMNS, DRAFT_VALUES, MARK, staffId } from "./billing.ts";
import type { Owner } from "./registers.ts";
import { organisationId } from "./sizes.ts";

export type PaidBy = "CARD" | "DEPOSIT";

const OF_BENCH = `d.reference_number like '${MARK}%'`;

/** Issued half a year ago, so that their second period begins today. Nothing pays it by itself yet. */
export async function putGuarantees(
  owner: Owner,
  { organisation, guarantees }: { organisation: number; guarantees: number },
): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into draft (${DRAFT_COLUMNS}) select ${DRAFT_VALUES} from generate_series(1, $2) k`,
    [organisationId(organisation), guarantees],
  );
  await owner.query(
    `insert into document (id, organisation_id, original_draft_id, reference_number, status, document_variant, amount_cents, guarantee_number, bank_name,
       expiry_type, expiry_zone, established_at, interest_start_date, is_system_document, created_at, updated_at)
     select gen_random_uuid(), d.organisation_id, d.id, d.reference_number, 'ESTABLISHED', 'BANK_GUARANTEE', d.amount_cents, d.reference_number, 'BNK',
       'OPEN_ENDED', 'Australia/Sydney', current_date - interval '6 months', current_date - interval '6 months', true, now(), now()
       from draft d where ${OF_BENCH}`,
  );
  await owner.query(
    `insert into document_cost (id, organisation_id, document_id, set_up_cost_cents, recurring_fee_type, recurring_cost_frequency, recurring_percentage_cost,
       recurring_minimum_annual_cents, created_at)
     select gen_random_uuid(), organisation_id, id, 50000, 'ANNUAL_PERCENTAGE', 6, 2.5, 30000, now() from document d where ${OF_BENCH}`,
  );
}

/**
 * Nobody was asked for anything, but for all except so many: their period was invoiced before, by statements that leave the rows of the job
 * without their history.
 */
export async function putDue(
  owner: Owner,
  { paidBy, due, guarantees }: { paidBy: PaidBy; due: number; guarantees: number },
): Promise<void> {
  await owner.query("set session_replication_role = replica");
  if (paidBy === "CARD")
    await owner.query(
      `insert into payment_subscription (id, organisation_id, draft_id, status, method, last_digits, customer_id, payment_method_id, current_period_end, created_by, created_at)
       select gen_random_uuid(), d.organisation_id, d.id, 'active', 'CARD', '4242', 'cus_bench', 'pm_bench', current_date - 1, '${staffId}', now()
         from draft d where ${OF_BENCH}`,
    );
  await owner.query("drop table if exists invoiced_before");
  await owner.query(
    `create temporary table invoiced_before as
     select gen_random_uuid() as invoice_id, d.id, d.organisation_id, s.id as subscription_id, row_number() over (order by d.id) as number
       from draft d left join payment_subscription s on s.draft_id = d.id where ${OF_BENCH} order by d.id limit $1`,
    [guarantees - due],
  );
  await owner.query(
    `insert into invoice (id, organisation_id, draft_id, invoice_number, deposit_reference_number, status, payment_status, total_cents, gst_cents, created_at)
     select invoice_id, organisation_id, id, 'INV-BENCH-' || number, 'BL-BENCH-' || number, 'open', $1, 125000, 0, now() from invoiced_before`,
    [paidBy === "CARD" ? "processing" : "requires_payment_method"],
  );
  await owner.query(
    `insert into invoice_line (id, organisation_id, draft_id, invoice_id, position, description, amount_cents, tax_treatment, created_at, line_kind)
     select gen_random_uuid(), organisation_id, id, invoice_id, 0, 'Ongoing fee', 125000, 'INPUT_TAXED', now(), 'LATER_PERIOD' from invoiced_before`,
  );
  await owner.query(
    `insert into subscription_period (id, organisation_id, draft_id, subscription_id, invoice_id, start_date, end_date, created_at)
     select gen_random_uuid(), organisation_id, id, subscription_id, invoice_id, current_date, current_date + interval '6 months', now() from invoiced_before`,
  );
  if (paidBy === "CARD") {
    await owner.query(
      `insert into payment_intent (id, organisation_id, draft_id, invoice_id, way, amount_cents, status, created_at)
       select gen_random_uuid(), organisation_id, id, invoice_id, 'SAVED_METHOD', 125000, 'requires_payment_method', now() from invoiced_before`,
    );
    await owner.query(
      "update payment_subscription s set current_period_end = current_date + interval '6 months' from invoiced_before b where b.subscription_id = s.id",
    );
  }
  await owner.query(
    "vacuum analyze draft, document, document_cost, payment_subscription, invoice, invoice_line, subscription_period, payment_intent",
  );
}

/** Of the guarantees, each of which has just one invoice. */
export async function countInvoiced(owner: Owner): Promise<number> {
  const { rows } = await owner.query<{ invoices: number; guarantees: number }>(
    `select count(*)::int as invoices, count(distinct i.draft_id)::int as guarantees from invoice i join draft d on d.id = i.draft_id where ${OF_BENCH}`,
  );
  const { invoices, guarantees } = rows[0] ?? { invoices: 0, guarantees: 0 };
  if (invoices !== guarantees) throw new Error(`${guarantees} guarantees have ${invoices} invoices.`);
  return invoices;
}
