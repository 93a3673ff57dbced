// What an organisation sets for itself, in the contract: its postal address and the keys of its own facts about documents.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { createOrganisationDocumentMetadata } from "./commands/create-organisation-document-metadata.ts";
import { removeOrganisationDocumentMetadata } from "./commands/remove-organisation-document-metadata.ts";
import { listMetadataKeysOf, type MetadataKey } from "./metadata-key-access.ts";
import { OrganisationPayloadRef } from "./organisation-payload.ts";
import { OrganisationRef } from "./organisation-schema.ts";
import { type PostalAddress, postalAddressOf } from "./postal-address.ts";

const PostalAddressRef = builder.objectRef<PostalAddress>("PostalAddress").implement({
  fields: (t) => ({
    line1: t.exposeString("line1"),
    line2: t.exposeString("line2", { nullable: true }),
    postalCode: t.exposeString("postalCode"),
    state: t.exposeString("state"),
    suburb: t.exposeString("suburb"),
  }),
});

const MetadataKeyRef = builder.objectRef<MetadataKey>("OrganisationDocumentMetadata").implement({
  fields: (t) => ({ id: t.exposeID("id"), key: t.exposeString("key") }),
});

builder.objectFields(OrganisationRef, (t) => ({
  documentMetadataKeys: t.field({
    type: [MetadataKeyRef],
    resolve: async (organisation, _args, context) => listMetadataKeysOf(await context.read(), organisation),
  }),
  postalAddress: t.field({ type: PostalAddressRef, nullable: true, resolve: postalAddressOf }),
  postalAddressSameAsBusinessAddress: t.exposeBoolean("postalAddressSameAsBusinessAddress"),
}));

mutation("createOrganisationDocumentMetadata", {
  input: inputOf("CreateOrganisationDocumentMetadataInput", (t) => ({
    key: t.string({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: OrganisationPayloadRef,
  run: createOrganisationDocumentMetadata,
});

mutation("removeOrganisationDocumentMetadata", {
  input: inputOf("RemoveOrganisationDocumentMetadataInput", (t) => ({
    id: t.id({ required: true }),
  })),
  payload: OrganisationPayloadRef,
  run: removeOrganisationDocumentMetadata,
});
