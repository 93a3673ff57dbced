// The papers that the portal makes as files: which there are, of which record, and what becomes of one that somebody asked for.

import { codeIn, VERIFICATION_CODE_LENGTH } from "../../documents/verifications/verification.ts";
import { maxLength, refine, required } from "../../values/fields/field-rule.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** What a paper is about; one about nothing is the same for everybody. */
export type PaperSubject = "DRAFT" | "FACILITY_APPLICATION" | "DOCUMENT" | "NOTHING";

type PaperKindRow = { readonly title: string; readonly about: readonly PaperSubject[] };

export const PAPERS = {
  AGENCY_AGREEMENT: { title: "Agency agreement", about: ["DRAFT", "FACILITY_APPLICATION"] },
  APPLICATION_FORM: { title: "Application form", about: ["DRAFT"] },
  DRAFT_UNDERTAKING: { title: "Draft bank guarantee form", about: ["DRAFT"] },
  FEE_SUMMARY: { title: "Fee plan", about: ["DRAFT"] },
  FINANCIAL_SERVICES_GUIDE: { title: "Financial Services Guide", about: ["NOTHING"] },
  HANDOVER_RECEIPT: { title: "Handover receipt", about: ["DOCUMENT"] },
  INVOICE: { title: "Invoice", about: ["DRAFT"] },
  PRODUCT_PREVIEW: { title: "Product preview", about: ["DRAFT"] },
  UNDERTAKING: { title: "Copy of the undertaking", about: ["DOCUMENT"] },
} as const satisfies Record<string, PaperKindRow>;
export type PaperKind = keyof typeof PAPERS;
export const PAPER_KINDS = codesIn(PAPERS);

export const PAPER_STATUSES = ["WAITING", "MADE", "FAILED"] as const;

/** Letters that no file system stumbles over. */
export function paperFileName(title: string, reference: string | null): string {
  const name = reference === null ? title : `${title} ${reference}`;
  return `${name.replaceAll(/[^\w .-]+/g, " ")}.pdf`;
}

/** Where anybody asks about a paper by the code in its foot. */
export function paperCheckAddress(publicUrl: string): string {
  return `${publicUrl}/verify/paper`;
}

const CODE_MESSAGE = "Enter the 26 letters and digits of the code.";

export const PAPER_CHECK_FIELDS = {
  verificationCode: refine(required(maxLength(60)), (text) =>
    codeIn(text, VERIFICATION_CODE_LENGTH) === undefined ? CODE_MESSAGE : undefined,
  ),
};
