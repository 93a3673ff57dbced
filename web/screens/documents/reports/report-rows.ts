// A document as the report shows it.

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

/** Of what is held: the reader is the beneficiary of all, and what distinguishes them is who applied. */
export function heldRow(document: ReportDocumentFragment): ShownRow {
  const row = shownRow(document);
  return { ...row, name: row.applicant };
}
export type ShownRow = ReturnType<typeof shownRow>;

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
