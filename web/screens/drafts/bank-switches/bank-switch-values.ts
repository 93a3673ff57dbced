// The values of the switch form: how they open, how they are validated, and what of them is sent.

import {
  type BG_SWITCH_DECLARATIONS,
  BG_SWITCH_FIELDS,
  BG_SWITCH_SECURITY_TYPES,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { BankSwitchFieldsFragment } from "../../../api/generated/graphql.ts";
import { messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";

export type SwitchValues = {
  currentBankName: string;
  guaranteeNumber: string;
  value: string;
  expiryDate: string;
  securityType: string;
  termDepositEndDate: string;
  declarations: Record<(typeof BG_SWITCH_DECLARATIONS)[number], boolean>;
};

export function switchValues(bgSwitch: BankSwitchFieldsFragment | null | undefined): SwitchValues {
  const declared = bgSwitch?.declarations;
  return {
    currentBankName: bgSwitch?.currentBankName ?? "",
    guaranteeNumber: bgSwitch?.guaranteeNumber ?? "",
    value: bgSwitch?.value ?? "",
    expiryDate: bgSwitch?.expiryDate ?? "",
    securityType: bgSwitch?.securityType ?? "",
    termDepositEndDate: bgSwitch?.termDepositEndDate ?? "",
    declarations: {
      detailsAreTrue: declared?.detailsAreTrue ?? false,
      bankMayBeContacted: declared?.bankMayBeContacted ?? false,
      originalWillBeReturned: declared?.originalWillBeReturned ?? false,
    },
  };
}

export const switchResolver = validatedBy<SwitchValues>((values) =>
  messagesOf(BG_SWITCH_FIELDS, flattenFields(values)),
);

export function switchInput(values: SwitchValues) {
  const { securityType, termDepositEndDate, ...others } = values;
  const type = BG_SWITCH_SECURITY_TYPES.find((each) => each === securityType) ?? null;
  return {
    ...others,
    securityType: type,
    termDepositEndDate: type === "TERM_DEPOSIT" ? termDepositEndDate : null,
  };
}

/** The organisation is the applicant; the beneficiary is named with the rest of the draft. */
export function applicantOf({ name, abn, address, entityType }: SessionOrganisation, me: Me) {
  const { givenName, familyName, email, phoneNumber } = me;
  return {
    parties: [
      {
        partyVariant: "ISSUER" as const,
        name,
        abn,
        address,
        ...findStateAndPostcode(address),
        partyEntityType: entityType,
        primaryContact: { givenName, familyName, email, phoneNumber },
      },
    ],
  };
}
