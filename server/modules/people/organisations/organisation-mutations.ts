// The organisation calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { createOrganisation } from "./commands/create-organisation.ts";
import { updateOrganisation } from "./commands/update-organisation.ts";
import { accessOrganisation } from "./organisation-access.ts";
import { OrganisationRef } from "./organisation-schema.ts";

export const OrganisationPayloadRef = builder.objectRef<Payload>("OrganisationPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    organisation: t.field({
      type: OrganisationRef,
      resolve: async (answer, _args, context) =>
        accessOrganisation(await context.read(), resultField<string>(answer, "organisationId")),
    }),
  }),
});

commandField({
  name: "createOrganisation",
  input: builder.inputType("CreateOrganisationInput", {
    fields: (t) => ({
      abn: t.string({ required: true }),
      address: t.string({ required: true }),
      channelPartnerIds: t.idList(),
      clientMutationId: t.string({ required: true }),
      entityType: t.string({ required: true }),
      industry: t.string({ required: true }),
      name: t.string({ required: true }),
      referralPortalEntityId: t.id(),
    }),
  }),
  payload: OrganisationPayloadRef,
  run: createOrganisation,
});

const PostalAddressInputRef = builder.inputType("PostalAddressInput", {
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    postalCode: t.string(),
    state: t.string(),
    suburb: t.string(),
  }),
});

commandField({
  name: "updateOrganisation",
  input: builder.inputType("UpdateOrganisationInput", {
    fields: (t) => ({
      abn: t.string(),
      address: t.string(),
      channelPartnerIds: t.idList(),
      clientMutationId: t.string({ required: true }),
      entityType: t.string(),
      id: t.id({ required: true }),
      industryType: t.string(),
      name: t.string(),
      postalAddress: t.field({ type: PostalAddressInputRef }),
      postalAddressSameAsBusinessAddress: t.boolean(),
      version: t.int({ required: true }),
    }),
  }),
  payload: OrganisationPayloadRef,
  run: updateOrganisation,
});
