// The organisation's invoices: what is owed and how late it is, what each is for and how it stands; paid, shown for printing and sent on from here.

import { INVOICE_STATUS_TEXT, INVOICE_STATUSES } from "@bondline/domain/money/invoices/invoice.ts";
import { INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useMemo, useState } from "react";
import type { InvoiceSortField } from "../../../api/generated/graphql.ts";
import { ListFilter, ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { CardPaymentIcon, DownloadIcon, InvoiceIcon, PrintIcon, SendIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { InvoiceAgeing } from "../../money/invoices/public/invoice-ageing.tsx";
import { INVOICE_COLUMNS, InvoiceStatusBadge } from "../../money/invoices/public/invoice-columns.tsx";
import { invoicePurpose } from "../../money/invoices/public/invoice-purpose.ts";
import { useInvoiceFile } from "../../money/invoices/public/use-invoice-file.ts";
import { ListBar } from "../../records/list-views/public/list-bar.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import type { BilledInvoice } from "./invoice-page.ts";
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

const SORT_FIELDS: Readonly<Record<string, InvoiceSortField>> = { issued: "CREATED_AT", total: "AMOUNT" };
const USUAL_COLUMNS = ["invoice", "issued", "due", "status", "total"];
const COLUMN_IDS = ["invoice", ...INVOICE_COLUMNS.map(({ id }) => id)];

const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "invoices",
  sorts: () => ({
    name: "invoices",
    by: [
      { columnId: "issued", direction: "descending" },
      { columnId: "total", direction: "descending" },
    ],
  }),
  columns: () => ({ name: "invoices", usual: USUAL_COLUMNS, all: COLUMN_IDS }),
  filters: { status: FILTERS.map(({ value }) => value), ...filterTexts(INVOICE_FILTERS) },
};

export function BillingScreen() {
  return (
    <SettingsFrame tab="billing">{(organisation) => <Invoices organisation={organisation} />}</SettingsFrame>
  );
}

function Invoices({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { id: organisationId } = organisation;
  const [opened, setOpened] = useState<Opened>();
  const list = useList({ shape: SHAPE, read: readInvoicesOf(organisationId), of: organisationId });
  const { place } = list;
  const all = useMemo(() => columnsOf(setOpened), []);
  const columns = useMemo(() => shownColumns(all, place.columns), [all, place.columns]);
  const close = () => setOpened(undefined);
  const empty =
    place.filters.status === "all"
      ? { icon: InvoiceIcon, title: WORDS.none, sentence: WORDS.noneSentence }
      : { icon: InvoiceIcon, title: WORDS.noneOfThese, sentence: WORDS.noneOfTheseSentence };

  return (
    <>
      {list.beside === undefined && list.failure !== undefined ? null : (
        <InvoiceAgeing ageing={list.beside} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListFilter place={place} name="status" label={WORDS.filter} options={FILTERS} />
        <LinkButton size="small" href={paths.billingStatement()}>
          {WORDS.statement}
        </LinkButton>
      </div>
      <p className="text-label text-ink-2">{WORDS.methods}</p>
      <ListBar
        organisation={organisation}
        list="INVOICES"
        place={place}
        filters={INVOICE_FILTERS}
        search={WORDS.search}
        columns={{ all, usual: USUAL_COLUMNS }}
        exports={[{ name: WORDS.listed, wanted: { organisationId, invoices: askedAt(place) } }]}
      />
      <ListTable
        list={list}
        label={WORDS.listed}
        columns={columns}
        rowKey={({ invoice }) => invoice.id}
        phoneRow={(billed) => ({
          title: billed.invoice.invoiceNumber,
          detail: invoicePurpose(billed),
          amount: aud(billed.invoice.total),
          badge: (
            <span className="flex items-center gap-2">
              <InvoiceStatusBadge billed={billed} />
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
    variablesOf: ({ first, after, ...place }: ListWanted) => ({
      organisationId,
      ...askedAt(place),
      first,
      after,
    }),
    connectionIn: ({ invoices }) => invoices,
    besideIn: ({ invoiceAgeing }) => invoiceAgeing,
  });
}

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(INVOICE_FILTERS, { search, filters }),
    status: INVOICE_STATUSES.find((status) => status === filters["status"]) ?? null,
    sort: {
      field: SORT_FIELDS[sort?.columnId ?? ""] ?? "CREATED_AT",
      direction: sort?.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
  };
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
    ...INVOICE_COLUMNS,
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

type ActionsProps = { readonly billed: BilledInvoice; readonly onOpen: (opened: Opened) => void };

/** Only an invoice that can still be paid has a page to pay on. */
function Actions({ billed, onOpen }: ActionsProps) {
  const { save } = useInvoiceFile();
  const { draftId, organisationId, invoice } = billed;
  const { invoiceNumber, hostedUrl, status } = billed.invoice;
  const pay =
    status === "open" && hostedUrl !== null
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
