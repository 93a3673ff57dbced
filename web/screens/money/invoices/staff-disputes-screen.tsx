// The disputed payments of all clients, for the provider's own people: how each stands, and what they come to.

import {
  DISPUTE_FILTERS,
  DISPUTE_STATUS_TEXT,
  DISPUTE_STATUS_TONE,
} from "@bondline/domain/money/invoices/payment-dispute.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DisputeRowFragment, StaffDisputeSortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
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
import { StaffDisputesDocument } from "./dispute-register-operations.ts";
import { DISPUTE_REGISTER_WORDS as WORDS } from "./dispute-register-words.ts";
import { DisputeSums } from "./dispute-sums.tsx";
import { moneyText } from "./public/money-text.ts";

type Dispute = DisputeRowFragment;
type Column = DataTableColumn<Dispute>;

const COLUMNS: readonly Column[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ organisationName, invoiceNumber }) => (
      <TwoLineCell name={organisationName} detail={invoiceNumber} />
    ),
  },
  textColumn(
    { id: "request", header: WORDS.request, width: "148px" },
    ({ draftReferenceNumber }) => draftReferenceNumber,
  ),
  {
    id: "status",
    header: WORDS.status,
    width: "120px",
    skeleton: { kind: "badge", widthPx: 64 },
    cell: ({ status }) => <DisputeBadge status={status} />,
  },
  textColumn({ id: "opened", header: WORDS.opened, width: "120px", isSortable: true }, ({ openedDate }) =>
    formatDate(plainDate(openedDate)),
  ),
  textColumn({ id: "due", header: WORDS.due, width: "176px" }, ({ evidenceDueAt }) =>
    evidenceDueAt === null ? WORDS.noValue : exactTime(evidenceDueAt),
  ),
  textColumn({ id: "ended", header: WORDS.ended, width: "120px" }, ({ endedDate }) =>
    endedDate === null ? WORDS.noValue : formatDate(plainDate(endedDate)),
  ),
  amountColumn("amount", ({ amount }) => amount),
  amountColumn("fee", ({ fee }) => fee),
  textColumn(
    { id: "reference", header: WORDS.reference, width: "220px" },
    ({ providerDisputeId }) => providerDisputeId,
  ),
];

const LOOK: RegisterLook<Dispute, StaffDisputeSortField> = {
  list: "STAFF_DISPUTES",
  name: "staff-disputes",
  words: WORDS,
  icon: InvoiceIcon,
  filters: DISPUTE_FILTERS,
  sorts: {
    opened: { field: "CREATED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "request", "status", "opened", "due", "ended", "amount"],
  nameOf: ({ invoiceNumber }) => invoiceNumber,
  rowHref: ({ draftId }) => paths.staffDraft({ draftId }),
  phoneRow: ({ organisationName, invoiceNumber, draftReferenceNumber, amount, currency, status }) => ({
    title: organisationName,
    detail: WORDS.numbers(invoiceNumber, draftReferenceNumber),
    amount: moneyText(amount, currency),
    badge: <DisputeBadge status={status} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffDisputesDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffDisputes }) => staffDisputes,
  besideIn: ({ staffDisputeSums }) => staffDisputeSums,
});

export function StaffDisputesScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffDisputes: askedAt(place) })}
      above={(sums) => <DisputeSums sums={sums} />}
    />
  );
}

function DisputeBadge({ status }: Pick<Dispute, "status">) {
  return <StatusBadge tone={DISPUTE_STATUS_TONE[status]}>{DISPUTE_STATUS_TEXT[status]}</StatusBadge>;
}

function amountColumn(id: "amount" | "fee", amountOf: (dispute: Dispute) => string): Column {
  return {
    id,
    header: WORDS[id],
    width: "132px",
    align: "right",
    isSortable: id === "amount",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (dispute) => moneyText(amountOf(dispute), dispute.currency),
  };
}
