// Where an organisation's post goes: to the business address, or to one of its own, validated part by part.

import { POSTAL_ADDRESS_RULES } from "@bondline/domain/people/organisations/organisation-fields.ts";
import { type FieldMessages, refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type PostalAddress = {
  line1: string;
  line2: string | null;
  suburb: string;
  postalCode: string;
  state: string;
};

export type PostalAddressColumns = Pick<
  Tables["organisation"],
  | "postalAddressSameAsBusinessAddress"
  | "postalAddressLine1"
  | "postalAddressLine2"
  | "postalAddressSuburb"
  | "postalAddressPostalCode"
  | "postalAddressState"
>;

type PostalAddressParts = { [Part in keyof PostalAddress]?: string | null | undefined };

export type PostalAddressInput = {
  postalAddress?: PostalAddressParts | null | undefined;
  postalAddressSameAsBusinessAddress?: boolean | null | undefined;
};

export function postalAddressOf(columns: PostalAddressColumns): PostalAddress | undefined {
  const { postalAddressLine1, postalAddressSuburb, postalAddressPostalCode, postalAddressState } = columns;
  if (columns.postalAddressSameAsBusinessAddress) return undefined;
  return {
    line1: postalAddressLine1 ?? "",
    line2: columns.postalAddressLine2,
    suburb: postalAddressSuburb ?? "",
    postalCode: postalAddressPostalCode ?? "",
    state: postalAddressState ?? "",
  };
}

/** What is not sent stays as it is; an address that is sent is the address. */
export function postalAddressAfter(
  present: PostalAddressColumns,
  input: PostalAddressInput,
): PostalAddressColumns {
  const { postalAddress: sent } = input;
  const isSame =
    input.postalAddressSameAsBusinessAddress ?? (sent ? false : present.postalAddressSameAsBusinessAddress);
  if (isSame) return SAME_AS_BUSINESS_ADDRESS;

  const parts = sent ?? postalAddressOf(present) ?? {};
  const validated = checkFields(POSTAL_ADDRESS_RULES, parts);
  if (!validated.ok) refuseFields(underPostalAddress(validated.fields));
  const { line1, line2, suburb, postalCode, state } = validated.values;
  return {
    postalAddressSameAsBusinessAddress: false,
    postalAddressLine1: line1,
    postalAddressLine2: line2,
    postalAddressSuburb: suburb,
    postalAddressPostalCode: postalCode,
    postalAddressState: state,
  };
}

const SAME_AS_BUSINESS_ADDRESS: PostalAddressColumns = {
  postalAddressSameAsBusinessAddress: true,
  postalAddressLine1: null,
  postalAddressLine2: null,
  postalAddressSuburb: null,
  postalAddressPostalCode: null,
  postalAddressState: null,
};

function underPostalAddress(fields: FieldMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([part, message]) => [`postalAddress.${part}`, message]),
  );
}
