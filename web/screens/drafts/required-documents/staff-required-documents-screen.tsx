// What all drafts need before they are issued, for the desk: for whom each document waits and since when; to a bank's people of the drafts that were sent to it.

import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { REQUIRED_DOCUMENT_FILTERS } from "@bondline/domain/drafts/required-documents/required-document-filters.ts";
import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import {
  REQUIRED_DOCUMENT_PARTY_TEXT,
  REQUIRED_DOCUMENT_SENDER_TEXT,
  REQUIRED_DOCUMENT_STAGE_TEXT,
  REQUIRED_DOCUMENT_STAGE_TONE,
} from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import type {
  RequiredDocumentRowFragment,
  StaffRequiredDocumentSortField,
} from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { AttachIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { StaffRequiredDocumentsDocument } from "./required-document-register-operations.ts";
import { REQUIRED_REGISTER_WORDS as WORDS } from "./required-document-register-words.ts";

type Required = RequiredDocumentRowFragment;

const COLUMNS: readonly DataTableColumn<Required>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ applicantName, referenceNumber }) => (
      <TwoLineCell name={applicantName} detail={referenceNumber} />
    ),
  },
  textColumn({ id: "document", header: WORDS.document, width: "192px" }, documentName),
  {
    id: "status",
    header: WORDS.status,
    width: "168px",
    skeleton: { kind: "badge", widthPx: 104 },
    cell: (required) => <Stage required={required} />,
  },
  textColumn({ id: "waitsFor", header: WORDS.waitsFor, width: "140px" }, ({ waitsFor }) =>
    waitsFor === null ? WORDS.none : REQUIRED_DOCUMENT_PARTY_TEXT[waitsFor],
  ),
  textColumn({ id: "since", header: WORDS.since, width: "116px", isSortable: true }, ({ statusSince }) =>
    exactDate(statusSince),
  ),
  textColumn(
    { id: "bank", header: WORDS.bank, width: "148px", isSecondary: true },
    ({ supplierName }) => supplierName ?? WORDS.none,
  ),
  textColumn({ id: "asked", header: WORDS.asked, width: "116px", isSortable: true }, ({ createdAt }) =>
    exactDate(createdAt),
  ),
  textColumn({ id: "lastFrom", header: WORDS.lastFrom, width: "160px" }, ({ lastMessageFrom }) =>
    lastMessageFrom === null ? WORDS.none : REQUIRED_DOCUMENT_SENDER_TEXT[lastMessageFrom],
  ),
  textColumn({ id: "lastAt", header: WORDS.lastAt, width: "132px" }, ({ lastMessageAt }) =>
    lastMessageAt === null ? WORDS.none : exactDate(lastMessageAt),
  ),
  textColumn({ id: "messages", header: WORDS.messages, width: "108px" }, ({ messageCount }) =>
    String(messageCount),
  ),
  textColumn(
    { id: "beneficiary", header: WORDS.beneficiary, width: "200px" },
    ({ beneficiaryName }) => beneficiaryName ?? WORDS.none,
  ),
  textColumn(
    { id: "draftStatus", header: WORDS.draftStatus, width: "180px" },
    ({ draftStatus }) => DRAFT_STATUS_TEXT[draftStatus],
  ),
];

const LOOK: RegisterLook<Required, StaffRequiredDocumentSortField> = {
  list: "STAFF_REQUIRED_DOCUMENTS",
  name: "staff-required-documents",
  words: WORDS,
  bankWords: { sentence: WORDS.bankSentence },
  icon: AttachIcon,
  filters: REQUIRED_DOCUMENT_FILTERS,
  sorts: {
    since: { field: "SINCE", direction: "ascending" },
    asked: { field: "CREATED_AT", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "document", "status", "waitsFor", "since", "bank", "lastFrom"],
  phoneRow: (required) => ({
    title: required.applicantName,
    detail: [documentName(required), required.referenceNumber].join(" · "),
    amount: exactDate(required.statusSince),
    badge: <Stage required={required} />,
  }),
  nameOf: (required) => `${documentName(required)}, ${required.referenceNumber}`,
  rowHref: ({ draftId }) => paths.staffDraft({ draftId }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffRequiredDocumentsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffRequiredDocuments }) => staffRequiredDocuments,
});

export function StaffRequiredDocumentsScreen() {
  return (
    <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffRequiredDocuments: askedAt(place) })} />
  );
}

function Stage({ required: { stage } }: { readonly required: Required }) {
  return (
    <StatusBadge tone={REQUIRED_DOCUMENT_STAGE_TONE[stage]}>
      {REQUIRED_DOCUMENT_STAGE_TEXT[stage]}
    </StatusBadge>
  );
}
