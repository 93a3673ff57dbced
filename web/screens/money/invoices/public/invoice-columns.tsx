// The columns of invoices, as a client reads its own and the provider's people read all.

import { owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import {
  INVOICE_STATE_TONE,
  invoiceState,
  invoiceStateText,
} from "@bondline/domain/money/invoices/invoice-state.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { InvoiceRowFragment } from "../../../../api/generated/graphql.ts";
import { textColumn } from "../../../../app/list/text-column.tsx";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { invoiceSums } from "./invoice-purpose.ts";
import { INVOICE_WORDS as WORDS } from "./invoice-words.ts";

export type InvoiceRow = InvoiceRowFragment;
type Column = DataTableColumn<InvoiceRow>;

export const INVOICE_COLUMNS: readonly Column[] = [
  dayColumn("issued", ({ invoice }) => dayOfInstant(invoice.createdAt), {
    isSecondary: true,
    isSortable: true,
  }),
  dayColumn("due", ({ invoice }) => invoice.dueDate, { isSecondary: true }),
  {
    id: "status",
    header: WORDS.status,
    width: "188px",
    skeleton: { kind: "badge", widthPx: 96 },
    cell: (billed) => <InvoiceStatusBadge billed={billed} />,
  },
  { ...amountColumn("total", ({ invoice }) => invoice.total), isSortable: true },
  amountColumn("gst", ({ invoice }) => invoice.gst),
  amountColumn("paid", ({ invoice }) => invoice.paidAmount),
  amountColumn("owed", owedOn),
  dayColumn("paidOn", ({ invoice }) => invoice.paidAt && dayOfInstant(invoice.paidAt)),
  textColumn(
    { id: "kind", header: WORDS.kind, width: "150px" },
    ({ processType }) => PROCESS_TYPE_TEXT[processType],
  ),
  textColumn(
    { id: "beneficiary", header: WORDS.beneficiary, width: "200px" },
    ({ beneficiaryName }) => beneficiaryName ?? WORDS.noValue,
  ),
  textColumn(
    { id: "deposit", header: WORDS.deposit, width: "160px" },
    ({ invoice }) => invoice.depositReferenceNumber,
  ),
];

export function InvoiceStatusBadge({ billed: { invoice } }: { readonly billed: InvoiceRow }) {
  const { paymentStatus, dueDate } = invoice;
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const facts = { ...invoiceSums(invoice), paymentStatus, dueDate: plainDate(dueDate) };
  const tone = INVOICE_STATE_TONE[invoiceState(facts, today)];
  return <StatusBadge tone={tone}>{invoiceStateText(facts, today)}</StatusBadge>;
}

/** Nothing once it is paid or has expired. */
function owedOn({ invoice }: InvoiceRow): string {
  return decimalFromCents(owedCents(invoiceSums(invoice)));
}

function dayColumn(
  id: "due" | "issued" | "paidOn",
  dayOf: (billed: InvoiceRow) => string | null,
  more: Pick<Column, "isSecondary" | "isSortable"> = {},
): Column {
  return textColumn({ id, header: WORDS[id], width: "120px", ...more }, (billed) => {
    const day = dayOf(billed);
    return day === null ? WORDS.noValue : formatDate(plainDate(day));
  });
}

function amountColumn(
  id: "gst" | "owed" | "paid" | "total",
  amountOf: (billed: InvoiceRow) => string,
): Column {
  return {
    id,
    header: WORDS[id],
    width: "132px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (billed) => aud(amountOf(billed)),
  };
}
