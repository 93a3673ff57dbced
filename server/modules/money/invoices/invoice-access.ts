// The access check of an organisation's invoices: its own billing, for those of its members who may see it.

import { findDepositReference } from "@bondline/domain/money/invoices/deposit-reference.ts";
import type { InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import { type AgedSum, ageInvoices } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { INVOICE_EXPORT_COLUMNS } from "@bondline/domain/records/exports/invoice-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { decryptValue } from "../../../database/encryption.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  type BillingInvoice,
  countInvoices,
  findBillingInvoice,
  findBillingInvoiceByReference,
  type InvoiceSort,
  invoiceListToExport,
  listInvoices,
  type OwedRow,
  sumOpenInvoices,
} from "./invoice-list-store.ts";
import type { IntentConfirmation } from "./payment-intent-schema.ts";
import { findIntent, secretPlace } from "./payment-intent-store.ts";

export type InvoiceList = {
  organisationId: string;
  status?: InvoiceStatus | null | undefined;
  search?: string | null | undefined;
  sort?: InvoiceSort | null | undefined;
  filter?: SentFilter;
};

export async function listBillingInvoices(
  tx: Transaction,
  list: InvoiceList & PageArguments,
): Promise<Page<BillingInvoice>> {
  const { filter } = await listOf(tx, list);
  return await listInvoices(tx, filter, list.sort ?? NEWEST_FIRST, list);
}

/** As the list shows them. */
export async function accessInvoicesToExport(tx: Transaction, list: InvoiceList): Promise<RowSource> {
  const { filter, name } = await listOf(tx, list);
  return listSourceOf(tx, {
    name: [name, "invoices"],
    columns: INVOICE_EXPORT_COLUMNS,
    rights: "CAN_VIEW_BILLING",
    count: () => countInvoices(tx, filter),
    statement: invoiceListToExport(filter, list.sort ?? NEWEST_FIRST),
  });
}

const NEWEST_FIRST: InvoiceSort = { field: "CREATED_AT", direction: "DESC" };

async function listOf(tx: Transaction, { organisationId, status, search, filter }: InvoiceList) {
  const { id, name } = await accessOrganisation(tx, organisationId, "CAN_VIEW_BILLING");
  const narrowed = checkFilter(INVOICE_FILTERS, filter);
  return { name, filter: { organisationId: id, status: status ?? null, search: search ?? "", narrowed } };
}

export type InvoiceAgeing = { asOf: PlainDate; totalCents: Cents; periods: AgedSum[] };

/** As of today by the clock that due dates go by. */
export async function readInvoiceAgeing(tx: Transaction, id: string): Promise<InvoiceAgeing> {
  const { id: organisationId } = await accessOrganisation(tx, id, "CAN_VIEW_BILLING");
  return ageingOf(await sumOpenInvoices(tx, organisationId, DEFAULT_ZONE), dayAt(tx.now, DEFAULT_ZONE));
}

export function ageingOf(owed: readonly OwedRow[], asOf: PlainDate): InvoiceAgeing {
  const days = owed.map(({ issuedDate, ...sum }) => ({ ...sum, dueDate: invoiceDueDate(issuedDate) }));
  const totalCents = cents(owed.reduce((sum, { amountCents }) => sum + amountCents, 0n));
  return { asOf, totalCents, periods: ageInvoices(days, asOf) };
}

/** By the deposit reference, which is what people have in hand. */
export async function accessBillingInvoiceByReference(tx: Transaction, referenceNumber: string) {
  requirePerson(tx.actor);
  const reference = findDepositReference(referenceNumber);
  const found = reference === undefined ? undefined : await findBillingInvoiceByReference(tx, reference);
  return requireBilling(tx, found, referenceNumber);
}

function requireBilling(tx: Transaction, found: BillingInvoice | undefined, id: string): BillingInvoice {
  const role = found === undefined ? null : (roleIn(tx.actor, found.organisationId) ?? null);
  if (found === undefined || !decideOrganisation({ role }, "CAN_VIEW_BILLING").allowed)
    refuse("INVOICE_NOT_FOUND", { id });
  return found;
}

/** For whoever was granted the record that the invoice is of. */
export async function readBillingInvoice(tx: Transaction, id: string): Promise<BillingInvoice | undefined> {
  return await findBillingInvoice(tx, id);
}

/** For whoever was granted to pay the invoice that the intent is of: its secret is opened for nobody else. */
export async function readIntentConfirmation(tx: Transaction, id: string): Promise<IntentConfirmation> {
  const intent = await findIntent(tx, id);
  const { clientSecretEncrypted: sealed = null, paymentMethodId = null } = intent ?? {};
  const key = tx.app.settings.secrets.fieldEncryptionKey;
  const clientSecret = sealed && decryptValue(key, secretPlace(id), sealed);
  return { id, clientSecret, paymentMethodId };
}
