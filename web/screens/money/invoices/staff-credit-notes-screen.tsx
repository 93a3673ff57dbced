// The credit notes of all clients, for the provider's own people: what became of each, and what they come to.

import {
  CREDIT_NOTE_FILTERS,
  CREDIT_NOTE_STATE_TEXT,
  CREDIT_NOTE_STATE_TONE,
} from "@bondline/domain/money/invoices/credit-note-register.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { CreditNoteRowFragment, StaffCreditNoteSortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { InvoiceIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { StaffCreditNotesDocument } from "./credit-note-register-operations.ts";
import { CREDIT_NOTE_REGISTER_WORDS as WORDS } from "./credit-note-register-words.ts";
import { CreditNoteSums } from "./credit-note-sums.tsx";

type CreditNote = CreditNoteRowFragment;
type Column = DataTableColumn<CreditNote>;

const COLUMNS: readonly Column[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ organisationName, creditNoteNumber }) => (
      <TwoLineCell name={organisationName} detail={creditNoteNumber} />
    ),
  },
  textColumn({ id: "invoice", header: WORDS.invoice, width: "132px" }, ({ invoiceNumber }) => invoiceNumber),
  textColumn(
    { id: "request", header: WORDS.request, width: "148px" },
    ({ draftReferenceNumber }) => draftReferenceNumber,
  ),
  {
    id: "status",
    header: WORDS.status,
    width: "188px",
    skeleton: { kind: "badge", widthPx: 96 },
    cell: ({ state }) => <CreditNoteBadge state={state} />,
  },
  textColumn({ id: "reason", header: WORDS.reason, width: "240px" }, ({ reason }) => reason),
  textColumn({ id: "issued", header: WORDS.issued, width: "120px", isSortable: true }, ({ createdAt }) =>
    formatDate(plainDate(dayOfInstant(createdAt))),
  ),
  amountColumn("amount", ({ amount }) => amount),
  amountColumn("gst", ({ gst }) => gst),
];

const LOOK: RegisterLook<CreditNote, StaffCreditNoteSortField> = {
  list: "STAFF_CREDIT_NOTES",
  name: "staff-credit-notes",
  words: WORDS,
  icon: InvoiceIcon,
  filters: CREDIT_NOTE_FILTERS,
  sorts: {
    issued: { field: "CREATED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "invoice", "status", "reason", "issued", "amount"],
  nameOf: ({ creditNoteNumber }) => creditNoteNumber,
  rowHref: ({ draftId }) => paths.staffDraft({ draftId }),
  phoneRow: ({ organisationName, creditNoteNumber, invoiceNumber, amount, state }) => ({
    title: organisationName,
    detail: WORDS.numbers(creditNoteNumber, invoiceNumber),
    amount: aud(amount),
    badge: <CreditNoteBadge state={state} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffCreditNotesDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffCreditNotes }) => staffCreditNotes,
  besideIn: ({ staffCreditNoteSums }) => staffCreditNoteSums,
});

export function StaffCreditNotesScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffCreditNotes: askedAt(place) })}
      above={(sums) => <CreditNoteSums sums={sums} />}
    />
  );
}

function CreditNoteBadge({ state }: Pick<CreditNote, "state">) {
  return <StatusBadge tone={CREDIT_NOTE_STATE_TONE[state]}>{CREDIT_NOTE_STATE_TEXT[state]}</StatusBadge>;
}

function amountColumn(id: "amount" | "gst", amountOf: (note: CreditNote) => string): Column {
  return {
    id,
    header: WORDS[id],
    width: "132px",
    align: "right",
    isSortable: id === "amount",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (note) => aud(amountOf(note)),
  };
}
