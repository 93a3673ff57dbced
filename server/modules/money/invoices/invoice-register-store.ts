// Invoices of all clients, as the provider's people read them: SQL and nothing else.

import type { StaffInvoiceFilterName } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { INVOICE_TERM_DAYS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { Register } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import {
  BILLED,
  BILLING_COLUMNS,
  forBeneficiary,
  INVOICE_CELLS,
  INVOICE_FILTER_COLUMNS,
  INVOICE_ORDERS,
  type InvoiceSortField,
  withNumber,
} from "./invoice-list-store.ts";

const client = (words: string) => isOfClient("i.organisation_id", words);

export const INVOICE_REGISTER: Register<InvoiceSortField, StaffInvoiceFilterName> = {
  id: "i.id",
  from: BILLED,
  counted: "invoice i",
  columns: BILLING_COLUMNS,
  orders: INVOICE_ORDERS,
  found: (words) => `${withNumber(words)} or ${client(words)}`,
  narrowedBy: {
    ...INVOICE_FILTER_COLUMNS,
    client,
    statuses: "i.status",
    credited: (words) => `i.credited_cents > 0 and 'CREDITED' = any (${words})`,
    // The days on which what is overdue was due.
    overdue: { moment: "i.status = 'open' and i.created_at", daysBefore: INVOICE_TERM_DAYS },
    beneficiary: (words) => forBeneficiary(words, "true"),
  },
  cells: () => ({ client: "o.name", ...INVOICE_CELLS }),
};
