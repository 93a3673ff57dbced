// Parties in which everything is filled in, for tests to state only what matters to them.

import type { PartyRecordFragment } from "../../../../api/generated/graphql.ts";

export const APPLICANT_ID = "0198c000-0000-7000-8000-0000000000a1";
export const BENEFICIARY_ID = "0198c000-0000-7000-8000-0000000000b1";

export function applicant(given: Partial<PartyRecordFragment> = {}): PartyRecordFragment {
  return {
    id: APPLICANT_ID,
    partyVariant: "ISSUER",
    name: "Harbour Civil Pty Ltd",
    abn: "51824753556",
    partyEntityType: "PRV",
    address: "1 Macquarie Street, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
    notes: null,
    primaryContact: {
      givenName: "Ada",
      familyName: "Marsh",
      phoneNumber: "+61412345678",
      email: "ada@harbourcivil.example",
    },
    ...given,
  };
}

export function beneficiary(given: Partial<PartyRecordFragment> = {}): PartyRecordFragment {
  return {
    id: BENEFICIARY_ID,
    partyVariant: "BENEFICIARY",
    name: "Hume Rail Delivery Authority",
    abn: "11005357522",
    partyEntityType: null,
    address: "12 Malop Street, Geelong VIC 3220",
    state: "VIC",
    postcode: "3220",
    notes: null,
    primaryContact: {
      givenName: "Alison",
      familyName: "Brandt",
      phoneNumber: null,
      email: "a.brandt@humerail.example",
    },
    ...given,
  };
}
