// What the bank of a draft's fee plan asks for, in the contract, with what the applicant has answered.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { BankProfileRef } from "../../money/fee-summaries/public.ts";
import { bankFeaturesOf } from "./draft-bank.ts";
import { DRAFT_COLUMNS } from "./draft-columns.ts";
import { draftGuardOf } from "./draft-readers.ts";
import type { Draft } from "./draft-record.ts";
import { DraftRef } from "./draft-schema.ts";

const SHOWN = { columns: DRAFT_COLUMNS, guardOf: draftGuardOf };
const NUMBER_LAST = "bankDetailsCreditInterestAccountNumberLast";

const BankDetailsRef = builder.objectRef<Draft>("DraftBankDetails").implement({
  description:
    "What the bank of the fee plan asks for; each field is empty for a bank that does not ask for it.",
  fields: (t) => ({
    ...outputFieldsOf(t, DRAFT_FIELDS, { ...SHOWN, group: "bankDetails" }),
    creditInterestAccountNumber: t.string({
      description: "Masked: only the last three digits are shown.",
      nullable: true,
      resolve: async (draft, _args, context) => {
        const last = draft[NUMBER_LAST];
        const sees = (await draftGuardOf(NUMBER_LAST)?.(context, draft)) === true;
        return sees && last !== null ? `••• ${last}` : null;
      },
    }),
  }),
});

const AdditionalSupplierDetailRef = builder.objectRef<Draft>("AdditionalSupplierDetail").implement({
  fields: (t) => outputFieldsOf(t, DRAFT_FIELDS, { ...SHOWN, group: "additionalSupplierDetail" }),
});

builder.objectFields(DraftRef, (t) => ({
  additionalSupplierDetail: t.field({ type: AdditionalSupplierDetailRef, resolve: (draft) => draft }),
  bankDetails: t.field({ type: BankDetailsRef, resolve: (draft) => draft }),
  bankProfile: t.field({
    type: BankProfileRef,
    description:
      "The bank of the fee plan with what it asks for on this draft, which stays as it was when the draft was submitted.",
    nullable: true,
    resolve: (draft) =>
      draft.feeSummary && { supplier: draft.feeSummary.supplier, features: bankFeaturesOf(draft) },
  }),
}));
