// Where an organisation's post goes: to the business address, or to one of its own, validated part by part.

import {
  POSTAL_ADDRESS_FIELDS,
  POSTAL_ADDRESS_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import type { NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor, textsByPath, valuesByColumn } from "../../../fields/field-columns.ts";

export const POSTAL_ADDRESS_COLUMNS = columnsFor<Tables["organisation"]>()(POSTAL_ADDRESS_FIELDS, {
  line1: "postalAddressLine1",
  line2: "postalAddressLine2",
  suburb: "postalAddressSuburb",
  state: "postalAddressState",
  postalCode: "postalAddressPostalCode",
});

export type PostalAddressColumns = Pick<
  Tables["organisation"],
  | "postalAddressSameAsBusinessAddress"
  | "postalAddressLine1"
  | "postalAddressLine2"
  | "postalAddressSuburb"
  | "postalAddressPostalCode"
  | "postalAddressState"
>;

export type PostalAddressInput = {
  postalAddress?: Partial<NestedOf<typeof POSTAL_ADDRESS_FIELDS, string | null>> | null | undefined;
  postalAddressSameAsBusinessAddress?: boolean | null | undefined;
};

/** What is not sent stays as it is; an address that is sent is the address. */
export function postalAddressAfter(
  present: PostalAddressColumns,
  input: PostalAddressInput,
): PostalAddressColumns {
  const { postalAddress: sent } = input;
  const isSame =
    input.postalAddressSameAsBusinessAddress ?? (sent ? false : present.postalAddressSameAsBusinessAddress);
  if (isSame) return SAME_AS_BUSINESS_ADDRESS;

  const parts = sent ?? textsByPath(POSTAL_ADDRESS_FIELDS, POSTAL_ADDRESS_COLUMNS, present);
  const values = requireFields(POSTAL_ADDRESS_RULES, parts, { pathPrefix: "postalAddress." });
  return {
    postalAddressSameAsBusinessAddress: false,
    ...valuesByColumn(POSTAL_ADDRESS_FIELDS, POSTAL_ADDRESS_COLUMNS, values),
  } as PostalAddressColumns;
}

const SAME_AS_BUSINESS_ADDRESS = {
  postalAddressSameAsBusinessAddress: true,
  ...Object.fromEntries(Object.values(POSTAL_ADDRESS_COLUMNS).map((column) => [column, null])),
} as PostalAddressColumns;
