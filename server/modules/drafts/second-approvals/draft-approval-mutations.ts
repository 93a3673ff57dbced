// The call that approves a draft, and the fees that come with it.

import { builder } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { TaxTreatmentRef } from "../../money/invoices/public.ts";
import { DraftPayloadRef } from "../drafts/public.ts";
import { approveDraft } from "./commands/approve-draft.ts";

const FeeLineInputRef = builder.inputType("FeeLineInput", {
  fields: (t) => ({
    amount: t.string({ required: true }),
    description: t.string({ required: true }),
    taxTreatment: t.field({ type: TaxTreatmentRef, required: true }),
  }),
});

mutation("approveDraft", {
  whileActing: "OFFICE",
  input: versionedInput("ApproveDraftInput", (t) => ({
    feeSummaryId: t.id({ required: true }),
    lineItems: t.field({ type: [FeeLineInputRef] }),
  })),
  payload: DraftPayloadRef,
  run: approveDraft,
});
