// What was asked of all issued guarantees and what became of it, for the desk: to a bank's people on its own paper.

import { DOCUMENT_REQUEST_FILTERS } from "@bondline/domain/documents/document-requests/document-request-filters.ts";
import {
  DOCUMENT_REQUEST_KIND_TEXT,
  REQUEST_SIDE_TEXT,
} from "@bondline/domain/documents/document-requests/document-request-text.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_REQUEST_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RequestRegisterRowFragment } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { EditIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { REQUEST_REGISTER_WORDS as WORDS } from "./request-register-words.ts";
import { StaffRequestRegisterDocument } from "./staff-requests-operations.ts";

type Request = RequestRegisterRowFragment;

const COLUMNS: readonly DataTableColumn<Request>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: (request) => <TwoLineCell name={request.applicantName} detail={numberOf(request)} />,
  },
  textColumn(
    { id: "kind", header: WORDS.kind, width: "124px" },
    ({ kind }) => DOCUMENT_REQUEST_KIND_TEXT[kind],
  ),
  {
    id: "status",
    header: WORDS.status,
    width: "132px",
    skeleton: { kind: "badge", widthPx: 88 },
    cell: (request) => <Status request={request} />,
  },
  {
    id: "amount",
    header: WORDS.amount,
    width: "148px",
    align: "right",
    isSortable: true,
    skeleton: { kind: "amount", widthPx: 88 },
    cell: amountOf,
  },
  textColumn({ id: "expiry", header: WORDS.expiry, width: "124px" }, ({ requestedExpiryDate }) =>
    requestedExpiryDate === null ? WORDS.none : formatDate(plainDate(requestedExpiryDate)),
  ),
  textColumn(
    { id: "side", header: WORDS.side, width: "124px", isSecondary: true },
    ({ side }) => REQUEST_SIDE_TEXT[side],
  ),
  textColumn(
    { id: "beneficiary", header: WORDS.beneficiary, width: "200px" },
    ({ beneficiaryName }) => beneficiaryName ?? WORDS.none,
  ),
  textColumn(
    { id: "bank", header: WORDS.bank, width: "160px" },
    ({ supplierName }) => supplierName ?? WORDS.none,
  ),
  textColumn({ id: "by", header: WORDS.by, width: "160px" }, ({ requestedBy }) => requestedBy),
  { ...dayColumn("asked", WORDS.asked, ({ createdAt }) => createdAt), isSortable: true },
  dayColumn("answered", WORDS.answered, ({ answeredAt }) => answeredAt),
  dayColumn("done", WORDS.done, ({ executedAt }) => executedAt),
];

const LOOK: RegisterLook<Request, "AMOUNT" | "CREATED_AT"> = {
  list: "STAFF_REQUESTS",
  name: "staff-request-register",
  words: WORDS,
  bankWords: { sentence: WORDS.bankSentence },
  icon: EditIcon,
  filters: DOCUMENT_REQUEST_FILTERS,
  sorts: {
    asked: { field: "CREATED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "kind", "status", "amount", "bank", "asked", "done"],
  phoneRow: (request) => ({
    title: request.applicantName,
    detail: [DOCUMENT_REQUEST_KIND_TEXT[request.kind], numberOf(request), exactDate(request.createdAt)].join(
      " · ",
    ),
    amount: amountOf(request),
    badge: <Status request={request} />,
  }),
  nameOf: (request) => `${DOCUMENT_REQUEST_KIND_TEXT[request.kind]}, ${numberOf(request)}`,
  rowHref: ({ organisationId, documentId }) => paths.documentView({ organisationId, documentId }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffRequestRegisterDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffRequestRegister }) => staffRequestRegister,
});

export function StaffRequestRegisterScreen() {
  return (
    <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffRequestRegister: askedAt(place) })} />
  );
}

function Status({ request: { status } }: { readonly request: Request }) {
  return (
    <StatusBadge tone={DOCUMENT_REQUEST_STATUS_TONE[status]}>
      {DOCUMENT_REQUEST_STATUS_TEXT[status]}
    </StatusBadge>
  );
}

/** The bank's own where it has one. */
function numberOf({ guaranteeNumber, referenceNumber }: Request): string {
  return guaranteeNumber ?? referenceNumber;
}

function amountOf({ amount }: Request): string {
  return amount === null ? WORDS.none : formatAud(centsFromDecimal(amount));
}

function dayColumn(
  id: string,
  header: string,
  of: (request: Request) => string | null,
): DataTableColumn<Request> {
  return textColumn({ id, header, width: "124px" }, (request) => {
    const moment = of(request);
    return moment === null ? WORDS.none : exactDate(moment);
  });
}
