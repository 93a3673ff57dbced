// The refunds of all clients, for the provider's own people: where each stands, and what they come to.

import { REFUND_METHOD_TEXT, REFUND_REASON_TEXT } from "@bondline/domain/money/invoices/refund.ts";
import { REFUND_FILTERS } from "@bondline/domain/money/invoices/refund-filters.ts";
import { REFUND_STATE_TEXT, REFUND_STATE_TONE } from "@bondline/domain/money/invoices/refund-state.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RefundRowFragment, StaffRefundSortField } from "../../../api/generated/graphql.ts";
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
import { isWholeRegister } from "../../records/list-views/public/whole-register.ts";
import { moneyText } from "./public/money-text.ts";
import { StaffRefundsDocument } from "./refund-register-operations.ts";
import { REFUND_REGISTER_WORDS as WORDS } from "./refund-register-words.ts";
import { RefundSums } from "./refund-sums.tsx";

type Refund = RefundRowFragment;
type Column = DataTableColumn<Refund>;

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
    (refund) => refund.draftReferenceNumber,
  ),
  {
    id: "status",
    header: WORDS.status,
    width: "216px",
    skeleton: { kind: "badge", widthPx: 96 },
    cell: ({ state }) => <RefundBadge state={state} />,
  },
  textColumn(
    { id: "reason", header: WORDS.reason, width: "224px" },
    ({ reason }) => REFUND_REASON_TEXT[reason],
  ),
  {
    id: "amount",
    header: WORDS.amount,
    width: "132px",
    align: "right",
    isSortable: true,
    skeleton: { kind: "amount", widthPx: 88 },
    cell: ({ amount, currency }) => moneyText(amount, currency),
  },
  dayColumn("since", ({ createdAt }) => dayOfInstant(createdAt)),
  dayColumn("sent", ({ sentAt }) => sentAt && dayOfInstant(sentAt)),
  dayColumn("paidOn", ({ paidDate }) => paidDate),
  textColumn({ id: "method", header: WORDS.method, width: "180px" }, ({ paidMethod }) =>
    paidMethod === null ? WORDS.noValue : REFUND_METHOD_TEXT[paidMethod],
  ),
  textColumn(
    { id: "reference", header: WORDS.reference, width: "180px" },
    ({ paidReference }) => paidReference ?? WORDS.noValue,
  ),
  textColumn(
    { id: "failureReason", header: WORDS.failureReason, width: "240px" },
    ({ failureReason }) => failureReason ?? WORDS.noValue,
  ),
];

const LOOK: RegisterLook<Refund, StaffRefundSortField> = {
  list: "STAFF_REFUNDS",
  name: "staff-refunds",
  words: WORDS,
  icon: InvoiceIcon,
  filters: REFUND_FILTERS,
  sorts: {
    since: { field: "CREATED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "status", "reason", "since", "paidOn", "amount"],
  nameOf: ({ invoiceNumber }) => invoiceNumber,
  rowHref: ({ draftId }) => paths.staffDraft({ draftId }),
  phoneRow: ({ organisationName, invoiceNumber, draftReferenceNumber, amount, currency, state }) => ({
    title: organisationName,
    detail: WORDS.numbers(invoiceNumber, draftReferenceNumber),
    amount: moneyText(amount, currency),
    badge: <RefundBadge state={state} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffRefundsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffRefunds }) => staffRefunds,
  besideIn: ({ staffRefundSums }) => staffRefundSums,
});

export function StaffRefundsScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffRefunds: askedAt(place) })}
      above={(sums, place) => <RefundSums sums={sums} isWhole={isWholeRegister(place)} />}
    />
  );
}

function RefundBadge({ state }: Pick<Refund, "state">) {
  return <StatusBadge tone={REFUND_STATE_TONE[state]}>{REFUND_STATE_TEXT[state]}</StatusBadge>;
}

function dayColumn(id: "paidOn" | "sent" | "since", dayOf: (refund: Refund) => string | null): Column {
  const header = { id, header: WORDS[id], width: "120px", isSortable: id === "since" };
  return textColumn(header, (refund) => {
    const day = dayOf(refund);
    return day === null ? WORDS.noValue : formatDate(plainDate(day));
  });
}
