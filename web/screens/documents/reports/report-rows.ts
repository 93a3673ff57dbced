// A document as the report shows it, and as its CSV file holds it.

import type { ReportRow } from "@bondline/domain/documents/documents/document-report.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { addCents, aud, centsFromDecimal, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReportDocumentFragment } from "../../../api/generated/graphql.ts";
import { rowOfDocument } from "../documents/public/list-row.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export function shownRow(document: ReportDocumentFragment) {
  const cost = costToDate(document);
  return {
    ...rowOfDocument(document),
    name: beneficiaryOf(document) || WORDS.noBeneficiary,
    applicant: applicantOf(document) || WORDS.noApplicant,
    expires: expiryText(document),
    cost: cost === "" ? WORDS.dash : aud(cost),
  };
}

/** Of what is held: the reader is the beneficiary of all, and what tells them apart is who applied. */
export function heldRow(document: ReportDocumentFragment): ShownRow {
  const row = shownRow(document);
  return { ...row, name: row.applicant };
}
export type ShownRow = ReturnType<typeof shownRow>;

export function csvRow(document: ReportDocumentFragment): ReportRow {
  return {
    reference: document.referenceNumber,
    guaranteeNumber: document.guaranteeNumber ?? "",
    kind: PROCESS_TYPE_TEXT[document.documentVariant],
    status: DOCUMENT_STATUS_TEXT[document.status],
    applicant: applicantOf(document),
    beneficiary: beneficiaryOf(document),
    bank: document.bank.name ?? "",
    amount: document.amount,
    established: document.establishedAt === null ? "" : formatDate(plainDate(document.establishedAt)),
    expires: expiryText(document),
    costToDate: costToDate(document),
    metadata: Object.fromEntries(document.metadata.map(({ key, value }) => [key, value])),
  };
}

function beneficiaryOf({ parties }: ReportDocumentFragment): string {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "";
}

function applicantOf({ parties }: ReportDocumentFragment): string {
  return parties.find(({ partyVariant }) => partyVariant === "ISSUER")?.name ?? "";
}

/** Empty where no costs are recorded, or the reader may not see them. */
function costToDate({ costs }: ReportDocumentFragment): string {
  if (costs === null) return "";
  return decimalFromCents(addCents(centsFromDecimal(costs.accruedCost), centsFromDecimal(costs.setUpCost)));
}

function expiryText({ expiryType, expiresAt }: ReportDocumentFragment): string {
  if (expiryType === "OPEN_ENDED") return WORDS.openEnded;
  return expiryType === "CONDITIONAL" || expiresAt === null
    ? WORDS.conditional
    : formatDate(plainDate(expiresAt));
}
