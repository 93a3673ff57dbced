// The invoices of all clients, for the provider's own people.

import { STAFF_INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { InvoiceSortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { InvoiceIcon } from "../../../ui/icons.ts";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { StaffInvoicesDocument } from "./invoice-register-operations.ts";
import { INVOICE_REGISTER_WORDS as WORDS } from "./invoice-register-words.ts";
import { INVOICE_COLUMNS, type InvoiceRow, InvoiceStatusBadge } from "./public/invoice-columns.tsx";

/** Whose it is, first. */
const COLUMNS: readonly DataTableColumn<InvoiceRow>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ organisationName, invoice }) => (
      <TwoLineCell name={organisationName} detail={invoice.invoiceNumber} />
    ),
  },
  textColumn(
    { id: "request", header: WORDS.request, width: "148px" },
    ({ draftReferenceNumber }) => draftReferenceNumber,
  ),
  ...INVOICE_COLUMNS,
];

const LOOK: RegisterLook<InvoiceRow, InvoiceSortField> = {
  list: "STAFF_INVOICES",
  name: "staff-invoices",
  words: WORDS,
  icon: InvoiceIcon,
  filters: STAFF_INVOICE_FILTERS,
  sorts: {
    issued: { field: "CREATED_AT", direction: "descending" },
    total: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "request", "status", "issued", "due", "total", "owed"],
  rowKey: ({ invoice }) => invoice.id,
  nameOf: ({ invoice }) => invoice.invoiceNumber,
  rowHref: ({ draftId }) => paths.staffDraft({ draftId }),
  phoneRow: (billed) => ({
    title: billed.organisationName,
    detail: WORDS.numbers(billed.invoice.invoiceNumber, billed.draftReferenceNumber),
    amount: aud(billed.invoice.total),
    badge: <InvoiceStatusBadge billed={billed} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffInvoicesDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffInvoices }) => staffInvoices,
});

export function StaffInvoicesScreen() {
  return <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffInvoices: askedAt(place) })} />;
}
