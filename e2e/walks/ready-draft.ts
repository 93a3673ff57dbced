// A draft of Harbour Civil in favour of Woolworths, at a bank that asks for nothing of its own, with everything that a submission needs.

import { ORGANISATIONS, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";

const { name, abn, address, state, postcode, entityType } = ORGANISATIONS.harbour;
const { givenName, familyName, email } = PEOPLE.ada;
const { dee } = PEOPLE;

export const READY_DRAFT = {
  amount: "250000.00",
  purpose: "CONSTRUCTION_SECURITY",
  projectAddress: "200 George Street, Sydney NSW 2000",
  agreementContent: "Head contract for the George Street fit-out, dated 1 September 2026.",
  contractForm: "AS4000_EXPIRY",
  contractTitle: "George Street fit-out",
  contractNumber: "HC-2026-104",
  contractDate: "2026-09-01",
  expiryType: "FIXED",
  expiresAt: "2029-09-28",
  deliveryDetails: { deliveryType: "DIGITAL" },
  issuerSourceOfFunds: "BUSINESS_INCOME",
  directorFirstName: givenName,
  directorLastName: familyName,
  directorEmail: email,
  refundAccountName: name,
  refundAccountNumber: "12345678",
  refundBSB: "033-088",
  feeSummaryId: idOf("fee summary", "beyondCash"),
  parties: [
    {
      partyVariant: "ISSUER",
      name,
      abn,
      address,
      state,
      postcode,
      partyEntityType: entityType,
      primaryContact: { givenName, familyName, email, phoneNumber: "0491570157" },
    },
    {
      partyVariant: "BENEFICIARY",
      name: "Woolworths Group Limited",
      abn: "88000014675",
      address: "1 Woolworths Way, Bella Vista NSW 2153",
      state: "NSW",
      postcode: "2153",
      primaryContact: {
        givenName: dee.givenName,
        familyName: dee.familyName,
        email: dee.email,
        phoneNumber: "0491570158",
      },
    },
  ],
};
