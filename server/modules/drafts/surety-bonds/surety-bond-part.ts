// A surety bond's own part of its draft, and what of it the draft's requirements are validated from.

import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  unanswered,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Draft } from "../drafts/public.ts";
import {
  QUESTIONNAIRE_COLUMNS,
  REQUESTED_DOCUMENT_COLUMNS,
  type RequestedDocumentRow,
  type SuretyBondRow,
} from "./surety-bond-record.ts";

export const SURETY_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Contract questionnaire", "Requested surety document"],
  reads: {
    suretyBond: "(select to_jsonb(s) from draft_surety_bond s where s.draft_id = d.id) as surety_bond",
    requestedSuretyDocument:
      "(select to_jsonb(q) from requested_surety_document q where q.draft_id = d.id) as requested_surety_document",
  },
  fields: {},
  ownClauses: (draft: Draft) => customWordingOf(suretyOf(draft).requestedSuretyDocument),
  requirements: (draft: Draft) => ({ suretyBond: factsOf(draft) }),
});

export type SuretyPart = {
  suretyBond: SuretyBondRow | null;
  requestedSuretyDocument: RequestedDocumentRow | null;
};

/** The beneficiary's own wording; a template is the portal's. */
export function customWordingOf(
  document: Pick<RequestedDocumentRow, "hasCustomWording" | "documentWording"> | null,
): string | null {
  return document?.hasCustomWording ? document.documentWording : null;
}

export function suretyOf(draft: Draft): SuretyPart {
  return draft as Draft & SuretyPart;
}

function factsOf(draft: Draft): DraftRequirementsView["suretyBond"] {
  if (draft.processType !== "SURETY_BOND") return null;
  const { suretyBond, requestedSuretyDocument } = suretyOf(draft);
  const answers = textsByPath(QUESTIONNAIRE_FIELDS, QUESTIONNAIRE_COLUMNS, suretyBond ?? {});
  const document = textsByPath(
    REQUESTED_DOCUMENT_FIELDS,
    REQUESTED_DOCUMENT_COLUMNS,
    requestedSuretyDocument ?? {},
  );
  return {
    securityType: suretyBond?.securityType ?? null,
    isQuestionnaireComplete: unanswered(QUESTIONNAIRE_FIELDS, answers).length === 0,
    isBondComplete: unanswered(REQUESTED_DOCUMENT_FIELDS, document).length === 0,
    hasDeclaredRevenue: suretyBond !== null && suretyBond.revenueDeclaredAt !== null,
    hasAcceptedBrokerage: suretyBond !== null && suretyBond.brokerageAcceptedAt !== null,
  };
}
