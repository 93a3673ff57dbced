// The organisation's invoices: what is owed and how late it is, what each is for and how it stands; paid, shown for printing and sent on from here.

import {
  INVOICE_STATUS_TEXT,
  INVOICE_STATUS_TONE,
  INVOICE_STATUSES,
} from "@bondline/domain/money/invoices/invoice.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useMemo, useState } from "react";
import { ListFilter, ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { CardPaymentIcon, DownloadIcon, InvoiceIcon, PrintIcon, SendIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { useInvoiceFile } from "../../money/invoices/public/use-invoice-file.ts";
import { InvoiceAgeing } from "./invoice-ageing.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import type { BilledInvoice } from "./invoice-page.ts";
import { invoicePurpose } from "./invoice-text.ts";
import { ResendDialog } from "./resend-dialog.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { SettingsInvoicesDocument } from "./settings-operations.ts";
import { BILLING_WORDS as WORDS } from "./settings-words.ts";

type Opened = { readonly dialog: "view" | "send"; readonly billed: BilledInvoice };
const FILTERS = [
  { value: "all", label: WORDS.all },
  { value: "open", label: INVOICE_STATUS_TEXT.open },
  { value: "paid", label: INVOICE_STATUS_TEXT.paid },
  { value: "void", label: INVOICE_STATUS_TEXT.void },
];

const SHAPE: ListShape<string, "status"> = { filters: { status: FILTERS.map(({ value }) => value) } };

export function BillingScreen() {
  return <SettingsFrame tab="billing">{({ id }) => <Invoices organisationId={id} />}</SettingsFrame>;
}

function Invoices({ organisationId }: { readonly organisationId: string }) {
  const [opened, setOpened] = useState<Opened>();
  const list = useList({ shape: SHAPE, read: readInvoicesOf(organisationId), of: organisationId });
  const columns = useMemo(() => columnsOf(setOpened), []);
  const close = () => setOpened(undefined);
  const empty =
    list.place.filters.status === "all"
      ? { icon: InvoiceIcon, title: WORDS.none, sentence: WORDS.noneSentence }
      : { icon: InvoiceIcon, title: WORDS.noneOfThese, sentence: WORDS.noneOfTheseSentence };

  return (
    <>
      {list.beside === undefined && list.failure !== undefined ? null : (
        <InvoiceAgeing ageing={list.beside} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />
        <p className="text-label text-ink-2">{WORDS.methods}</p>
      </div>
      <ListTable
        list={list}
        label={WORDS.listed}
        columns={columns}
        rowKey={({ invoice }) => invoice.id}
        phoneRow={(billed) => ({
          title: billed.invoice.invoiceNumber,
          detail: invoicePurpose(billed),
          amount: totalOf(billed),
          badge: (
            <span className="flex items-center gap-2">
              <Status billed={billed} />
              <Actions billed={billed} onOpen={setOpened} />
            </span>
          ),
        })}
        skeletonRows={4}
        empty={empty}
      />
      {opened?.dialog === "view" && <InvoiceDialog billed={opened.billed} onClose={close} />}
      {opened?.dialog === "send" && <ResendDialog billed={opened.billed} onClose={close} />}
    </>
  );
}

function readInvoicesOf(organisationId: string) {
  return readPages({
    document: SettingsInvoicesDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, "status">) => ({
      organisationId,
      status: INVOICE_STATUSES.find((status) => status === filters.status) ?? null,
      first,
      after,
    }),
    connectionIn: ({ invoices }) => invoices,
    besideIn: ({ invoiceAgeing }) => invoiceAgeing,
  });
}

function columnsOf(onOpen: (opened: Opened) => void): readonly DataTableColumn<BilledInvoice>[] {
  return [
    {
      id: "invoice",
      header: WORDS.invoice,
      isRowName: true,
      skeleton: { kind: "two-line", widthPx: 200 },
      cell: (billed) => <TwoLineCell name={billed.invoice.invoiceNumber} detail={invoicePurpose(billed)} />,
    },
    {
      id: "issued",
      header: WORDS.issued,
      width: "120px",
      isSecondary: true,
      skeleton: { kind: "text", widthPx: 72 },
      cell: ({ invoice }) => (
        <span className="figures text-ink-2">{formatDate(dayOfInstant(invoice.createdAt))}</span>
      ),
    },
    {
      id: "due",
      header: WORDS.due,
      width: "120px",
      isSecondary: true,
      skeleton: { kind: "text", widthPx: 72 },
      cell: ({ invoice }) => (
        <span className="figures text-ink-2">{formatDate(plainDate(invoice.dueDate))}</span>
      ),
    },
    {
      id: "status",
      header: WORDS.status,
      width: "188px",
      skeleton: { kind: "badge", widthPx: 96 },
      cell: (billed) => <Status billed={billed} />,
    },
    {
      id: "total",
      header: WORDS.total,
      width: "132px",
      align: "right",
      skeleton: { kind: "amount", widthPx: 88 },
      cell: totalOf,
    },
    {
      id: "actions",
      isForScreen: true,
      header: WORDS.actions,
      width: "96px",
      align: "right",
      skeleton: { kind: "text", widthPx: 24 },
      cell: (billed) => <Actions billed={billed} onOpen={onOpen} />,
    },
  ];
}

function Status({ billed }: { readonly billed: BilledInvoice }) {
  const { stripeInvoiceStatus: status, paymentStatus } = billed.invoice;
  if (status === "open" && paymentStatus === "processing")
    return <StatusBadge tone="info">{WORDS.processing}</StatusBadge>;
  return <StatusBadge tone={INVOICE_STATUS_TONE[status]}>{INVOICE_STATUS_TEXT[status]}</StatusBadge>;
}

type ActionsProps = { readonly billed: BilledInvoice; readonly onOpen: (opened: Opened) => void };

/** Only an invoice that can still be paid has a page to pay on. */
function Actions({ billed, onOpen }: ActionsProps) {
  const { save } = useInvoiceFile();
  const { draftId, organisationId, invoice } = billed;
  const { invoiceNumber, hostedUrl, stripeInvoiceStatus } = billed.invoice;
  const pay =
    stripeInvoiceStatus === "open" && hostedUrl !== null
      ? [{ label: WORDS.pay, icon: CardPaymentIcon, onSelect: () => window.location.assign(hostedUrl) }]
      : [];
  return (
    <MenuButton
      label={WORDS.actionsFor(invoiceNumber)}
      items={[
        ...pay,
        {
          label: WORDS.download,
          icon: DownloadIcon,
          onSelect: () => void save({ draftId, organisationId, invoiceId: invoice.id }),
        },
        { label: WORDS.view, icon: PrintIcon, onSelect: () => onOpen({ dialog: "view", billed }) },
        { label: WORDS.send, icon: SendIcon, onSelect: () => onOpen({ dialog: "send", billed }) },
      ]}
    />
  );
}

function totalOf({ invoice }: BilledInvoice): string {
  return formatAud(centsFromDecimal(invoice.total));
}
