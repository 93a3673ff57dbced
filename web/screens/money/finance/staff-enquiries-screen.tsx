// What all clients have asked about finance, and what became of it, for the provider's own people.

import { ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE } from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_ENQUIRY_FILTERS } from "@bondline/domain/money/finance/finance-filters.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { EnquiryRowFragment, FinanceEnquirySortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { FinanceIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { StaffEnquiriesDocument } from "./finance-operations.ts";
import { ENQUIRY_REGISTER_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

type Enquiry = EnquiryRowFragment;

const COLUMNS: readonly DataTableColumn<Enquiry>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: (enquiry) => <TwoLineCell name={enquiry.organisationName} detail={contactOf(enquiry)} />,
  },
  {
    id: "request",
    header: WORDS.request,
    width: "148px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 88 },
    cell: (enquiry) => <Request enquiry={enquiry} />,
  },
  {
    id: "status",
    header: WORDS.status,
    width: "132px",
    skeleton: { kind: "badge", widthPx: 88 },
    cell: (enquiry) => <Status enquiry={enquiry} />,
  },
  { ...amountColumn("amount", WORDS.amount, ({ financeAmount }) => financeAmount), isSortable: true },
  amountColumn("settled", WORDS.settled, ({ settledAmount }) => settledAmount),
  { ...dayColumn("asked", WORDS.asked, ({ createdAt }) => createdAt), isSortable: true },
  dayColumn("answered", WORDS.answered, ({ answeredAt }) => answeredAt),
  dayColumn("ended", WORDS.ended, ({ endedAt }) => endedAt),
  textColumn({ id: "paidOn", header: WORDS.paidOn, width: "124px" }, ({ settledDate }) =>
    settledDate === null ? WORDS.none : formatDate(plainDate(settledDate)),
  ),
  textColumn({ id: "phone", header: WORDS.phone, width: "148px" }, ({ phoneNumber }) =>
    formatPhone(phoneNumber),
  ),
  textColumn({ id: "email", header: WORDS.email, width: "220px" }, ({ emailAddress }) => emailAddress),
  textColumn(
    { id: "reason", header: WORDS.reason, width: "240px" },
    ({ closingReason }) => closingReason ?? WORDS.none,
  ),
];

const LOOK: RegisterLook<Enquiry, FinanceEnquirySortField> = {
  list: "STAFF_ENQUIRIES",
  name: "staff-enquiries",
  words: WORDS,
  icon: FinanceIcon,
  filters: FINANCE_ENQUIRY_FILTERS,
  sorts: {
    asked: { field: "CREATED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "request", "status", "amount", "settled", "asked", "ended"],
  nameOf: (enquiry) => `${enquiry.organisationName}, ${contactOf(enquiry)}`,
  phoneRow: (enquiry) => ({
    title: enquiry.organisationName,
    detail: [contactOf(enquiry), enquiry.draftReferenceNumber].filter((part) => part !== null).join(" · "),
    amount: amountOf(enquiry.financeAmount),
    badge: <Status enquiry={enquiry} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffEnquiriesDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffFinanceRegister }) => staffFinanceRegister,
});

export function StaffEnquiriesScreen() {
  return (
    <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffFinanceEnquiries: askedAt(place) })} />
  );
}

function Request({ enquiry: { draftId, draftReferenceNumber } }: { readonly enquiry: Enquiry }) {
  if (draftId === null || draftReferenceNumber === null) return WORDS.none;
  return <TextLink href={paths.staffDraft({ draftId })}>{draftReferenceNumber}</TextLink>;
}

function Status({ enquiry: { status } }: { readonly enquiry: Enquiry }) {
  return <StatusBadge tone={ENQUIRY_STATUS_TONE[status]}>{ENQUIRY_STATUS_TEXT[status]}</StatusBadge>;
}

function contactOf({ givenName, familyName }: Enquiry): string {
  return `${givenName} ${familyName}`;
}

function amountOf(amount: string | null): string {
  return amount === null ? WORDS.none : aud(amount);
}

function amountColumn(
  id: string,
  header: string,
  of: (enquiry: Enquiry) => string | null,
): DataTableColumn<Enquiry> {
  return {
    id,
    header,
    width: "148px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (enquiry) => amountOf(of(enquiry)),
  };
}

function dayColumn(
  id: string,
  header: string,
  of: (enquiry: Enquiry) => string | null,
): DataTableColumn<Enquiry> {
  return textColumn({ id, header, width: "124px" }, (enquiry) => {
    const moment = of(enquiry);
    return moment === null ? WORDS.none : exactDate(moment);
  });
}
