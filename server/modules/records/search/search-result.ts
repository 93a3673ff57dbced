// A row that was found as it is told: its status in words, and what it was found by where neither title nor detail shows it.

import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import {
  REQUIRED_DOCUMENT_STAGE_TEXT,
  REQUIRED_DOCUMENT_TYPE_TEXT,
} from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import {
  FACILITY_APPLICATION_STATUS_TEXT,
  type FacilityApplicationStatus,
  statusForClients,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_STATUS_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import { ENQUIRY_STATUS_TEXT } from "@bondline/domain/money/finance/finance.ts";
import { INVOICE_STATUS_TEXT } from "@bondline/domain/money/invoices/invoice.ts";
import { REFERRAL_STAGE_TEXT } from "@bondline/domain/money/referrals/referrer-account.ts";
import {
  SEARCH_FIELD_TEXT,
  type SearchField,
  type SearchKind,
  showsWord,
} from "@bondline/domain/records/search/search.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { type Actor, isProviderStaff, roleIn, supplierOf } from "../../../transaction/actor.ts";
import type { FoundRow } from "./search-store.ts";

export type SearchResult = Omit<FoundRow, "fields"> & {
  matchedField: string | null;
  matchedText: string | null;
};

export function searchResult(
  actor: Actor,
  { fields, ...row }: FoundRow,
  words: readonly string[],
): SearchResult {
  const shown = { ...row, ...(SHOWN[row.kind]?.(row) ?? {}), status: statusText(actor, row) };
  const [field, text] = hiddenMatch(`${shown.title} ${shown.detail ?? ""}`, fields, words) ?? [];
  return {
    ...shown,
    matchedField: field === undefined ? null : SEARCH_FIELD_TEXT[field],
    matchedText: text ?? null,
  };
}

/** The first field that holds a word which is not to be seen otherwise. */
function hiddenMatch(seen: string, fields: FoundRow["fields"], words: readonly string[]) {
  const hidden = words.filter((word) => !showsWord(seen, word));
  const held = Object.entries(fields) as [SearchField, string | null][];
  for (const [field, text] of held)
    if (text && hidden.some((word) => showsWord(text, word))) return [field, text] as const;
  return undefined;
}

type Row = Omit<FoundRow, "fields">;

/** What is kept as a number or a code, as people read it. */
const SHOWN: Partial<Record<SearchKind, (row: Row) => Partial<Pick<Row, "title" | "detail">>>> = {
  BENEFICIARY: numbered,
  CLIENT: numbered,
  REQUEST: ({ title, detail }) => {
    const kind = DOCUMENT_REQUEST_KIND_TEXT[detail as keyof typeof DOCUMENT_REQUEST_KIND_TEXT];
    return { title: `${kind} of ${title}`, detail: null };
  },
  REQUIRED_DOCUMENT: ({ title }) => ({
    title: REQUIRED_DOCUMENT_TYPE_TEXT[title as keyof typeof REQUIRED_DOCUMENT_TYPE_TEXT],
  }),
};

function numbered({ detail }: Row) {
  return { detail: detail === null ? null : `${kindOfBusinessNumber(detail)} ${formatAbnOrAcn(detail)}` };
}

const STATUS_TEXTS: Partial<Record<SearchKind, Readonly<Record<string, string>>>> = {
  DOCUMENT: DOCUMENT_STATUS_TEXT,
  DRAFT: DRAFT_STATUS_TEXT,
  FACILITY: FACILITY_STATUS_TEXT,
  FACILITY_APPLICATION: FACILITY_APPLICATION_STATUS_TEXT,
  INVOICE: INVOICE_STATUS_TEXT,
  ENQUIRY: ENQUIRY_STATUS_TEXT,
  REFERRAL: REFERRAL_STAGE_TEXT,
  REQUIRED_DOCUMENT: REQUIRED_DOCUMENT_STAGE_TEXT,
};

function statusText(actor: Actor, { kind, status, organisationId }: Row): string | null {
  if (status === null) return null;
  const code =
    kind === "FACILITY_APPLICATION" && isClientOf(actor, organisationId)
      ? statusForClients(status as FacilityApplicationStatus)
      : status;
  return STATUS_TEXTS[kind]?.[code] ?? null;
}

/** Desk and bank read the steps of an application that their clients do not. */
function isClientOf(actor: Actor, organisationId: string | null): boolean {
  const isOfDesk = isProviderStaff(actor) || supplierOf(actor) !== undefined;
  return (
    !isOfDesk || (organisationId !== null && roleIn(actor, asOrganisationId(organisationId)) !== undefined)
  );
}
