// The values of the organisation's details and postal address: how they open, how they are validated, what of them is sent.

import {
  ORGANISATION_RULES,
  POSTAL_ADDRESS_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { findAddressWarning } from "@bondline/domain/values/fields/address.ts";
import { findStateWarning } from "@bondline/domain/values/fields/postcode.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";

export type DetailsValues = {
  name: string;
  address: string;
  isSame: boolean;
  postalAddress: { line1: string; line2: string; suburb: string; state: string; postalCode: string };
};

export function detailsValues(organisation: SettingsOrganisationFieldsFragment): DetailsValues {
  const { name, address, postalAddressSameAsBusinessAddress: isSame, postalAddress } = organisation;
  return {
    name,
    address,
    isSame,
    postalAddress: {
      line1: postalAddress?.line1 ?? "",
      line2: postalAddress?.line2 ?? "",
      suburb: postalAddress?.suburb ?? "",
      state: postalAddress?.state ?? "",
      postalCode: postalAddress?.postalCode ?? "",
    },
  };
}

const { name, address } = ORGANISATION_RULES;

export const detailsResolver = validatedBy<DetailsValues>(({ postalAddress, isSame, ...details }) => {
  const messages = messagesOf({ name, address }, details);
  if (isSame) return messages;
  const postal = Object.entries(messagesOf(POSTAL_ADDRESS_RULES, postalAddress));
  return {
    ...messages,
    ...Object.fromEntries(postal.map(([part, message]) => [`postalAddress.${part}`, message])),
  };
});

/** Without an address of its own nothing of one is sent. */
export function detailsInput({ name: sentName, address: sentAddress, isSame, postalAddress }: DetailsValues) {
  return {
    name: sentName,
    address: sentAddress,
    postalAddressSameAsBusinessAddress: isSame,
    ...(isSame ? {} : { postalAddress }),
  };
}

/** What a person should look at again, though it may stand. */
export function detailsWarnings({ address: typed, postalAddress }: DetailsValues) {
  const state = STATE_CODES.find((code) => code === postalAddress.state);
  return {
    address: findAddressWarning(typed),
    postalCode:
      state === undefined ? undefined : findStateWarning({ state, postcode: postalAddress.postalCode }),
  };
}
