// A client's records as the rows of its page, and where all of each kind are, narrowed to it.

import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_REQUEST_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import {
  FACILITY_APPLICATION_STATUS_TEXT,
  FACILITY_APPLICATION_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import {
  FACILITY_STATUS_TEXT,
  FACILITY_STATUS_TONE,
  FACILITY_TYPE_TEXT,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE } from "@bondline/domain/money/finance/finance.ts";
import { REFUND_STATE_TEXT, REFUND_STATE_TONE } from "@bondline/domain/money/invoices/refund-state.ts";
import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { ClientPageQuery, ClientRecordsQuery } from "../../../api/generated/graphql.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { phoneRowOf } from "../../documents/documents/public/list-columns.tsx";
import { rowOfDocument, rowOfDraft } from "../../documents/documents/public/list-row.ts";
import { InvoiceStatusBadge } from "../../money/invoices/public/invoice-columns.tsx";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { placeOfWork } from "../../office/desk/public/work-place.ts";
import { CLIENT_PAGE_WORDS as WORDS } from "./client-page-words.ts";
import type { ShortRow } from "./client-short-list.tsx";

type NodeOf<Connection extends { edges: readonly { node: object }[] }> = Connection["edges"][number]["node"];
type Work = NodeOf<ClientPageQuery["deskWorkList"]>;
type Draft = NodeOf<ClientRecordsQuery["staffDraftRegister"]>;
type Document = NodeOf<ClientRecordsQuery["staffDocuments"]>;
type Billed = NodeOf<ClientRecordsQuery["staffInvoices"]>;
type Refund = NodeOf<ClientRecordsQuery["staffRefunds"]>;
type Facility = NodeOf<ClientRecordsQuery["staffFacilities"]>;
type Asked = NodeOf<ClientRecordsQuery["staffRequestRegister"]>;
type Enquiry = NodeOf<ClientRecordsQuery["staffFinanceRegister"]>;
type Application = NodeOf<ClientRecordsQuery["staffFacilityApplications"]>;

export function rowOfWork(work: Work): ShortRow {
  return {
    id: work.id,
    href: placeOfWork(work),
    title: work.reference,
    detail: `${DESK_WORK_TEXT[work.kind]} · ${WORDS.due(exactDate(work.dueAt))}`,
    ...(work.amount !== null && { amount: aud(work.amount) }),
  };
}

export function shortDraft(draft: Draft): ShortRow {
  return {
    ...phoneRowOf(rowOfDraft(draft)),
    id: draft.id,
    href: paths.staffDraft({ draftId: draft.id }),
  };
}

export function shortDocument(document: Document): ShortRow {
  const row = rowOfDocument(document);
  return { ...phoneRowOf(row), id: row.id, href: row.href };
}

export function shortInvoice(billed: Billed): ShortRow {
  const { invoice, draftId, draftReferenceNumber } = billed;
  return {
    id: invoice.id,
    href: paths.staffDraft({ draftId }),
    title: invoice.invoiceNumber,
    detail: draftReferenceNumber,
    amount: aud(invoice.total),
    badge: <InvoiceStatusBadge billed={billed} />,
  };
}

/** What was credited of it, by however many notes. */
export function shortCredited({ invoice, draftId, draftReferenceNumber }: Billed): ShortRow {
  return {
    id: invoice.id,
    href: paths.staffDraft({ draftId }),
    title: invoice.invoiceNumber,
    detail: WORDS.creditedOf(aud(invoice.total), draftReferenceNumber),
    amount: aud(invoice.creditedAmount),
  };
}

export function shortRefund(refund: Refund): ShortRow {
  const { id, draftId, draftReferenceNumber, invoiceNumber, state, amount, currency } = refund;
  return {
    id,
    href: paths.staffDraft({ draftId }),
    title: invoiceNumber,
    detail: draftReferenceNumber,
    amount: moneyText(amount, currency),
    badge: <StatusBadge tone={REFUND_STATE_TONE[state]}>{REFUND_STATE_TEXT[state]}</StatusBadge>,
  };
}

export function shortFacility({ id, name, provider, status, limit }: Facility): ShortRow {
  return {
    id,
    href: paths.facilityView({ facilityId: id }),
    title: name,
    detail: provider,
    amount: aud(limit),
    badge: <StatusBadge tone={FACILITY_STATUS_TONE[status]}>{FACILITY_STATUS_TEXT[status]}</StatusBadge>,
  };
}

export function shortApplication(application: Application): ShortRow {
  const { id, facilityType, referenceNumber, status, applicationInformation } = application;
  const { facilityLimit } = applicationInformation;
  return {
    id,
    href: paths.facilityApply({ facilityApplicationId: id }),
    title: FACILITY_TYPE_TEXT[facilityType],
    detail: referenceNumber,
    amount: facilityLimit === null ? WORDS.noLimit : aud(facilityLimit),
    badge: (
      <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[status]}>
        {FACILITY_APPLICATION_STATUS_TEXT[status]}
      </StatusBadge>
    ),
  };
}

export function shortRequest(request: Asked): ShortRow {
  const { id, documentId, organisationId, kind, status, referenceNumber, guaranteeNumber, amount } = request;
  return {
    id,
    href: paths.documentView({ organisationId, documentId }),
    title: DOCUMENT_REQUEST_KIND_TEXT[kind],
    detail: guaranteeNumber ?? referenceNumber,
    ...(amount !== null && { amount: aud(amount) }),
    badge: (
      <StatusBadge tone={DOCUMENT_REQUEST_STATUS_TONE[status]}>
        {DOCUMENT_REQUEST_STATUS_TEXT[status]}
      </StatusBadge>
    ),
  };
}

/** It has no page of its own: it leads to what it is about, or to the list in which it stands. */
export function shortEnquiry(enquiry: Enquiry, allHref: string): ShortRow {
  const { id, draftId, draftReferenceNumber, status, createdAt, givenName, familyName } = enquiry;
  const { financeAmount } = enquiry;
  return {
    id,
    href: draftId === null ? allHref : paths.staffDraft({ draftId }),
    title: draftReferenceNumber ?? WORDS.general,
    detail: WORDS.askedBy(`${givenName} ${familyName}`, exactDate(createdAt)),
    ...(financeAmount !== null && { amount: aud(financeAmount) }),
    badge: <StatusBadge tone={ENQUIRY_STATUS_TONE[status]}>{ENQUIRY_STATUS_TEXT[status]}</StatusBadge>,
  };
}

type Counted = Pick<ClientRecordsQuery["staffDocuments"], "totalCount" | "totalCountIsCapped">;

/** Of one client, by the words that `clientWords` makes. */
export function ofClient(list: string, client: string, more: Readonly<Record<string, string>> = {}): string {
  return `${list}?${new URLSearchParams({ client, ...more })}`;
}

export function totalText({ totalCount, totalCountIsCapped }: Counted): string {
  return totalCountIsCapped ? WORDS.moreThan(totalCount) : String(totalCount);
}
