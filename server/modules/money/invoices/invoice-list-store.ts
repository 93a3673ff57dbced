// An organisation's invoices in the database, each with the draft that it is for: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { WHOLE_INVOICE } from "./invoice-children.ts";
import type { InvoiceRow } from "./invoice-record.ts";

export type BillingInvoice = {
  id: InvoiceRow["id"];
  invoice: InvoiceRow;
  organisationId: OrganisationId;
  organisationName: string;
  organisationAbn: string;
  organisationAddress: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  processType: ProcessType;
  beneficiaryName: string | null;
};

/** What is posted goes to the postal address, where there is one. */
const COLUMNS = `i.id, ${WHOLE_INVOICE} as invoice,
  i.organisation_id, i.draft_id, d.reference_number as draft_reference_number, d.process_type, o.name as organisation_name, o.abn as organisation_abn,
  case when o.postal_address_same_as_business_address then o.address
    else concat_ws(', ', o.postal_address_line1, o.postal_address_line2, o.postal_address_suburb || ' ' || o.postal_address_state || ' ' || o.postal_address_postal_code) end as organisation_address,
  (select p.name from draft_party p where p.draft_id = i.draft_id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) as beneficiary_name`;
const BILLED = "invoice i join draft d on d.id = i.draft_id join organisation o on o.id = i.organisation_id";

/** Newest first. */
export async function listInvoices(
  tx: Transaction,
  { organisationId, status }: { organisationId: OrganisationId; status: InvoiceStatus | null },
  list: PageArguments,
) {
  return await listRows<BillingInvoice>(tx, list, {
    keyset: { column: "i.created_at", cast: "timestamptz", id: "i.id", direction: "DESC" },
    columns: COLUMNS,
    from: BILLED,
    where: "i.organisation_id = $1 and ($2::text is null or i.status = $2)",
    values: [organisationId, status],
    counted: "invoice i",
  });
}

export type OwedRow = { issuedDate: PlainDate; amountCents: Cents; count: number };

/** What is open, one row for each day on which it was invoiced, in the zone. */
export async function sumOpenInvoices(tx: Transaction, organisationId: OrganisationId, zone: string) {
  return await tx.query<OwedRow>(
    `select (i.created_at at time zone $2)::date as issued_date, sum(i.total_cents - i.paid_cents)::bigint as amount_cents, count(*)::int as count
       from invoice i where i.organisation_id = $1 and i.status = 'open' group by 1 order by 1`,
    [organisationId, zone],
  );
}

export async function findBillingInvoiceByReference(tx: Transaction, referenceNumber: string) {
  return await findRow<BillingInvoice>(
    tx,
    `select ${COLUMNS} from ${BILLED} where i.deposit_reference_number = $1`,
    [referenceNumber],
  );
}

export async function findBillingInvoice(tx: Transaction, id: string) {
  return await findRow<BillingInvoice>(tx, `select ${COLUMNS} from ${BILLED} where i.id = $1`, [id]);
}
