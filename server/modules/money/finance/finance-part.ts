// How far a draft has come with finance, as a part of the draft.

import { draftPart } from "../../../record-parts.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import type { FinanceApplicationRow } from "./finance-record.ts";

export const FINANCE_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Finance application"],
  reads: {
    financeApplication:
      "(select to_jsonb(f) from finance_application f where f.draft_id = d.id) as finance_application",
  },
  fields: {
    completedFinanceJourney: ["facts", "financeApplication"],
    financeStatus: ["facts", "financeApplication"],
  },
});

export function financeOf(draft: Draft): FinanceApplicationRow | null {
  return (draft as Draft & { financeApplication: FinanceApplicationRow | null }).financeApplication;
}
