// What a client may send of a draft. The domain validates it: these are names and shapes only.

import { builder } from "../../../graphql/builder.ts";
import { DeliveryTypeRef } from "../../money/fee-summaries/fee-summary-schema.ts";
import { PartyVariantRef } from "../../parties/parties/party-schema.ts";
import { ContractFormRef, ExpiryTypeRef } from "./draft-schema.ts";

export const PartyContactInputRef = builder.inputType("PartyContactInput", {
  fields: (t) => ({
    email: t.string(),
    familyName: t.string(),
    givenName: t.string(),
    phoneNumber: t.string(),
  }),
});

const PartyInputRef = builder.inputType("PartyInput", {
  fields: (t) => ({
    abn: t.string(),
    address: t.string(),
    id: t.id(),
    name: t.string(),
    notes: t.string(),
    partyEntityType: t.string(),
    partyVariant: t.field({ type: PartyVariantRef, required: true }),
    postcode: t.string(),
    primaryContact: t.field({ type: PartyContactInputRef }),
    state: t.string(),
  }),
});

const DeliveryDetailsInputRef = builder.inputType("DeliveryDetailsInput", {
  fields: (t) => ({
    address: t.string(),
    companyName: t.string(),
    deliveryType: t.field({ type: DeliveryTypeRef }),
    phoneNumber: t.string(),
    recipientNames: t.string(),
  }),
});

export const DraftChangesInputRef = builder.inputType("DraftChangesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    agreementContent: t.string(),
    amount: t.string(),
    contractDate: t.string(),
    contractForm: t.field({ type: ContractFormRef }),
    contractNumber: t.string(),
    contractTitle: t.string(),
    deliveryDetails: t.field({ type: DeliveryDetailsInputRef }),
    directorEmail: t.string(),
    directorFirstName: t.string(),
    directorLastName: t.string(),
    expectedReturnDate: t.string(),
    expiresAt: t.string(),
    expiryCondition: t.string(),
    expiryType: t.field({ type: ExpiryTypeRef }),
    facilityId: t.id(),
    feeSummaryId: t.id(),
    invoiceRecipientEmailAddresses: t.string(),
    issuerDetailsOfSourceOfFunds: t.string(),
    issuerSourceOfFunds: t.string(),
    parties: t.field({ type: [PartyInputRef] }),
    projectAddress: t.string(),
    purpose: t.string(),
    refundAccountName: t.string(),
    refundAccountNumber: t.string(),
    refundBSB: t.string(),
    specifiedOtherPurpose: t.string(),
    yourReference: t.string(),
  }),
});
