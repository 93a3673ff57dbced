// The calls of the contract by which an organisation is registered and changed, and the commands that they run.

import {
  NEW_ORGANISATION_FIELDS,
  ORGANISATION_FIELDS,
  POSTAL_ADDRESS_FIELDS,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { OrganisationPayloadRef } from "../organisations/public.ts";
import { changeRegistration } from "./commands/change-registration.ts";
import { registerOrganisation } from "./commands/register-organisation.ts";

mutation("createOrganisation", {
  whileActing: "ADMINISTRATION",
  input: inputOf("CreateOrganisationInput", (t) => ({
    ...inputFieldsOf(t, NEW_ORGANISATION_FIELDS, {}, { required: pathsOf(NEW_ORGANISATION_FIELDS) }),
    channelPartnerIds: t.idList(),
    referralPortalEntityId: t.id(),
  })),
  payload: OrganisationPayloadRef,
  run: registerOrganisation,
});

const PostalAddressInputRef = builder.inputType("PostalAddressInput", {
  fields: (t) => inputFieldsOf(t, POSTAL_ADDRESS_FIELDS),
});

mutation("updateOrganisation", {
  whileActing: "ADMINISTRATION",
  input: versionedInput("UpdateOrganisationInput", (t) => ({
    ...inputFieldsOf(t, ORGANISATION_FIELDS),
    channelPartnerIds: t.idList(),
    postalAddress: t.field({ type: PostalAddressInputRef }),
    postalAddressSameAsBusinessAddress: t.boolean(),
  })),
  payload: OrganisationPayloadRef,
  run: changeRegistration,
});
