// What a client may send of a draft. The domain validates it: these are names and shapes only.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { ExpiryTypeRef } from "../../../graphql/shared-types.ts";
import { DeliveryTypeRef } from "../../money/fee-summaries/public.ts";
import { PartyInputRef } from "../../parties/parties/public.ts";
import { ContractFormRef } from "./draft-schema.ts";

const ENUMS = {
  contractForm: ContractFormRef,
  expiryType: ExpiryTypeRef,
  "deliveryDetails.deliveryType": DeliveryTypeRef,
};

const DeliveryDetailsInputRef = builder.inputType("DeliveryDetailsInput", {
  fields: (t) => inputFieldsOf(t, DRAFT_FIELDS, ENUMS, { group: "deliveryDetails" }),
});

const BankDetailsInputRef = builder.inputType("DraftBankDetailsInput", {
  fields: (t) => inputFieldsOf(t, DRAFT_FIELDS, ENUMS, { group: "bankDetails" }),
});

const AdditionalSupplierDetailInputRef = builder.inputType("AdditionalSupplierDetailInput", {
  fields: (t) => inputFieldsOf(t, DRAFT_FIELDS, ENUMS, { group: "additionalSupplierDetail" }),
});

export const DraftChangesInputRef = builder.inputType("DraftChangesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    ...inputFieldsOf(t, DRAFT_FIELDS, ENUMS),
    additionalSupplierDetail: t.field({ type: AdditionalSupplierDetailInputRef }),
    bankDetails: t.field({ type: BankDetailsInputRef }),
    deliveryDetails: t.field({ type: DeliveryDetailsInputRef }),
    parties: t.field({ type: [PartyInputRef] }),
  }),
});
