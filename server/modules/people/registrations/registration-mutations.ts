// The calls of the contract by which an organisation is registered and changed, and the commands that they run.

import { POSTAL_ADDRESS_FIELDS } from "@bondline/domain/people/organisations/organisation-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { OrganisationPayloadRef } from "../organisations/public.ts";
import { changeRegistration } from "./commands/change-registration.ts";
import { registerOrganisation } from "./commands/register-organisation.ts";

mutation("createOrganisation", {
  input: inputOf("CreateOrganisationInput", (t) => ({
    abn: t.string({ required: true }),
    address: t.string({ required: true }),
    channelPartnerIds: t.idList(),
    entityType: t.string({ required: true }),
    industry: t.string({ required: true }),
    name: t.string({ required: true }),
    referralPortalEntityId: t.id(),
  })),
  payload: OrganisationPayloadRef,
  run: registerOrganisation,
});

const PostalAddressInputRef = builder.inputType("PostalAddressInput", {
  fields: (t) => inputFieldsOf(t, POSTAL_ADDRESS_FIELDS),
});

mutation("updateOrganisation", {
  input: versionedInput("UpdateOrganisationInput", (t) => ({
    abn: t.string(),
    address: t.string(),
    channelPartnerIds: t.idList(),
    entityType: t.string(),
    industryType: t.string(),
    name: t.string(),
    postalAddress: t.field({ type: PostalAddressInputRef }),
    postalAddressSameAsBusinessAddress: t.boolean(),
  })),
  payload: OrganisationPayloadRef,
  run: changeRegistration,
});
