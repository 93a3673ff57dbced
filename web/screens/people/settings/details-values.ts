// The values of the organisation's details and postal address: how they open, how they are validated, what of them is sent.

import {
  DETAILS_FIELDS,
  ORGANISATION_RULES,
  POSTAL_ADDRESS_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { findAddressWarning } from "@bondline/domain/values/fields/address.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { findStateWarning } from "@bondline/domain/values/fields/postcode.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { typedTexts } from "../../../app/fields/field-texts.ts";

export type DetailsValues = ReturnType<typeof detailsValues>;

export function detailsValues(organisation: SettingsOrganisationFieldsFragment) {
  return typedTexts(DETAILS_FIELDS, organisation);
}

const { name, address } = ORGANISATION_RULES;

export const detailsResolver = validatedBy<DetailsValues>(({ postalAddress, ...details }) => {
  const messages = messagesOf({ name, address }, details);
  if (isPostalSame(details)) return messages;
  const postal = checkFields(POSTAL_ADDRESS_RULES, postalAddress, { pathPrefix: "postalAddress." });
  return postal.ok ? messages : { ...messages, ...postal.fields };
});

/** Without an address of its own nothing of one is sent. */
export function detailsInput({ postalAddress, ...details }: DetailsValues) {
  const isSame = isPostalSame(details);
  return {
    ...details,
    postalAddressSameAsBusinessAddress: isSame,
    ...(isSame ? {} : { postalAddress }),
  };
}

export function isPostalSame(values: Pick<DetailsValues, "postalAddressSameAsBusinessAddress">): boolean {
  return values.postalAddressSameAsBusinessAddress === "true";
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
