// An organisation's invoices in the database, each with the draft that it is for: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import type { InvoiceFilterName } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { INVOICE_TERM_DAYS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { likeText, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { Keyset, PageArguments } from "../../../graphql/list-page.ts";
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

const BENEFICIARY =
  "(select p.name from draft_party p where p.draft_id = i.draft_id and p.party_variant = 'BENEFICIARY' order by p.position limit 1)";

/** What is posted goes to the postal address, where there is one. */
export const BILLING_COLUMNS = `i.id, ${WHOLE_INVOICE} as invoice,
  i.organisation_id, i.draft_id, d.reference_number as draft_reference_number, d.process_type, o.name as organisation_name, o.abn as organisation_abn,
  case when o.postal_address_same_as_business_address then o.address
    else concat_ws(', ', o.postal_address_line1, o.postal_address_line2, o.postal_address_suburb || ' ' || o.postal_address_state || ' ' || o.postal_address_postal_code) end as organisation_address,
  ${BENEFICIARY} as beneficiary_name`;
export const BILLED =
  "invoice i join draft d on d.id = i.draft_id join organisation o on o.id = i.organisation_id";

export type InvoiceSortField = "AMOUNT" | "CREATED_AT";
export type InvoiceSort = { field: InvoiceSortField; direction: "ASC" | "DESC" };

export type InvoiceListFilter = {
  organisationId: OrganisationId;
  status: InvoiceStatus | null;
  search: string;
  narrowed: CheckedFilter;
};

export async function listInvoices(
  tx: Transaction,
  filter: InvoiceListFilter,
  { field, direction }: InvoiceSort,
  list: PageArguments,
) {
  if (likeText(filter.search) !== "" || Object.keys(filter.narrowed).length > 0) await planForValues(tx);
  return await listRows<BillingInvoice>(tx, list, {
    keyset: { ...INVOICE_ORDERS[field], id: "i.id", direction },
    columns: BILLING_COLUMNS,
    from: BILLED,
    ...listed(filter),
    counted: "invoice i",
  });
}

export async function countInvoices(tx: Transaction, filter: InvoiceListFilter): Promise<number> {
  const { where, values } = listed(filter);
  return await countRows(tx, `invoice i where ${where}`, values);
}

/** In the order of the list. */
export function invoiceListToExport(
  filter: InvoiceListFilter,
  { field, direction }: InvoiceSort,
): LongStatement {
  const { where, values } = listed(filter);
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: INVOICE_CELLS,
    from: () => `${BILLED} where ${where} order by ${INVOICE_ORDERS[field].column} ${way}, i.id ${way}`,
    values,
  };
}

export const INVOICE_ORDERS: Record<InvoiceSortField, Pick<Keyset, "column" | "cast">> = {
  AMOUNT: { column: "i.total_cents", cast: "bigint" },
  CREATED_AT: { column: "i.created_at", cast: "timestamptz" },
};

const ISSUED = `(i.created_at at time zone '${DEFAULT_ZONE}')::date`;

export const INVOICE_CELLS: Readonly<Record<string, string>> = {
  invoiceNumber: "i.invoice_number",
  depositReference: "i.deposit_reference_number",
  status:
    "case when i.status = 'paid' and i.credited_cents > 0 and i.credited_cents = i.total_cents then 'credited' else i.status end",
  paymentStatus: "i.payment_status",
  total: "i.total_cents::text",
  gst: "i.gst_cents::text",
  credited: "i.credited_cents::text",
  paid: "i.paid_cents::text",
  owed: "case when i.status = 'open' then i.total_cents - i.credited_cents - i.paid_cents else 0 end::text",
  issuedDate: `${ISSUED}::text`,
  dueDate: `(${ISSUED} + ${INVOICE_TERM_DAYS})::text`,
  paidDate: `(i.paid_at at time zone '${DEFAULT_ZONE}')::date::text`,
  expiredDate: `(i.voided_at at time zone '${DEFAULT_ZONE}')::date::text`,
  draftReference: "d.reference_number",
  processType: "d.process_type",
  beneficiary: BENEFICIARY,
};

/** What is asked alike of an organisation's own and of all. */
export const INVOICE_FILTER_COLUMNS: FilterColumns<Exclude<InvoiceFilterName, "archived">> = {
  paymentStatuses: "i.payment_status",
  amount: "i.total_cents",
  // Only an open one is owed, and those have an index.
  owed: "i.status = 'open' and (i.total_cents - i.credited_cents - i.paid_cents)",
  issued: { moment: "i.created_at" },
  due: { moment: "i.created_at", daysBefore: INVOICE_TERM_DAYS },
  paid: { moment: "i.paid_at" },
  variants: (codes) =>
    `exists (select 1 from draft d where d.id = i.draft_id and d.process_type = any (${codes}))`,
  beneficiary: (words) => forBeneficiary(words, "d.organisation_id = $1"),
};

/** An invoice is as archived as what it is for: its draft, or what was issued of it. */
const ARCHIVED_AT = `greatest((select d.archived_at from draft d where d.id = i.draft_id),
  (select o.archived_at from document o where o.original_draft_id = i.draft_id))`;

const FILTER_COLUMNS: FilterColumns<InvoiceFilterName> = {
  ...INVOICE_FILTER_COLUMNS,
  archived: { archivedAt: ARCHIVED_AT },
};

/** The words that a search for drafts finds are looked at first: they have an index, and the name is among them. */
export function forBeneficiary(words: string, ofDraft: string): string {
  return `i.draft_id in (select d.id from draft d where ${ofDraft} and d.search_text like '%' || ${words} || '%'
    and exists (select 1 from draft_party p where p.draft_id = d.id and p.party_variant = 'BENEFICIARY' and lower(p.name) like '%' || ${words} || '%'))`;
}

export function withNumber(words: string): string {
  return `lower(i.invoice_number || ' ' || i.deposit_reference_number) like '%' || ${words} || '%'`;
}

function listed({ organisationId, status, search, narrowed }: InvoiceListFilter) {
  const own = [organisationId, status, likeText(search)];
  const { conditions, values } = conditionsOf(narrowed, FILTER_COLUMNS, own.length);
  const words = `($3 = '' or ${withNumber("$3")})`;
  const where = ["i.organisation_id = $1", "($2::text is null or i.status = $2)", words, ...conditions].join(
    " and ",
  );
  return { where, values: [...own, ...values] };
}

export type OwedRow = { issuedDate: PlainDate; amountCents: Cents; count: number };

/** What is open, one row for each day on which it was invoiced, in the zone. */
export async function sumOpenInvoices(tx: Transaction, organisationId: OrganisationId, zone: string) {
  return await tx.query<OwedRow>(
    `select (i.created_at at time zone $2)::date as issued_date, sum(i.total_cents - i.credited_cents - i.paid_cents)::bigint as amount_cents, count(*)::int as count
       from invoice i where i.organisation_id = $1 and i.status = 'open' group by 1 order by 1`,
    [organisationId, zone],
  );
}

export async function findBillingInvoiceByReference(tx: Transaction, referenceNumber: string) {
  return await findRow<BillingInvoice>(
    tx,
    `select ${BILLING_COLUMNS} from ${BILLED} where i.deposit_reference_number = $1`,
    [referenceNumber],
  );
}

export async function findBillingInvoice(tx: Transaction, id: string) {
  return await findRow<BillingInvoice>(tx, `select ${BILLING_COLUMNS} from ${BILLED} where i.id = $1`, [id]);
}
